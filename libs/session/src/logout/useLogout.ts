import { api, call } from '@baize/api';
import { useCurrentRoute } from '@baize/routing';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { endSession, sessionStore } from '../token/sessionStore.ts';

/**
 * Logs out locally and in every tab first, then invalidates the token on the server, so that logging out doesn't depend
 * on a slow or unreachable server. A page that requires login is replaced by /Login; any other page stays (ADR 27).
 */
export function useLogout() {
  const navigate = useNavigate();
  const isPlayersOnly = useCurrentRoute()?.player === true;
  return useMutation({
    mutationFn: () => {
      /* The only call that uses a token the browser has already dropped. */
      const headers = { Authorization: `Bearer ${sessionStore.token.get() ?? ''}` };
      endSession();
      if (isPlayersOnly) void navigate('/Login');
      return call(api.POST('/logout', { headers }));
    },
  });
}
