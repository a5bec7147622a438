import { api, call } from '@baize/api';
import { useCurrentRoute } from '@baize/routing';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { endSession, sessionStore } from '../token/sessionStore.ts';

/**
 * Logs out: here and in every tab at once, since a player who wants to leave leaves also when the server is slow or cannot
 * be reached; then the token dies on the server. A page that needs login gives way to /Login, any other stays (ADR 27).
 */
export function useLogout() {
  const navigate = useNavigate();
  const isPlayersOnly = useCurrentRoute()?.player === true;
  return useMutation({
    mutationFn: () => {
      /* The one call that goes out with a token the browser no longer has. */
      const headers = { Authorization: `Bearer ${sessionStore.token.get() ?? ''}` };
      endSession();
      if (isPlayersOnly) void navigate('/Login');
      return call(api.POST('/logout', { headers }));
    },
  });
}
