import { api, call } from '@baize/api';
import { useCurrentRoute } from '@baize/routing';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { endSession, sessionStore } from '../token/sessionStore.ts';

/**
 * Logs out here and in every tab at once, then invalidates the token on the server: a player who logs out must
 * not depend on a slow or unreachable server. A page that needs login is replaced by /Login, any other stays
 * (ADR 27).
 */
export function useLogout() {
  const navigate = useNavigate();
  const isPlayersOnly = useCurrentRoute()?.player === true;
  return useMutation({
    mutationFn: () => {
      /* The only call with a token that the browser has already dropped. */
      const headers = { Authorization: `Bearer ${sessionStore.token.get() ?? ''}` };
      endSession();
      if (isPlayersOnly) void navigate('/Login');
      return call(api.POST('/logout', { headers }));
    },
  });
}
