import { api, call } from '@baize/api';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { endSession } from '../token/sessionStore.ts';

/**
 * Logs out: the token dies on the server, and here in any case, since a player who wants to leave leaves also when the
 * server cannot be reached. Then /Login (spec: document 1, section 4).
 */
export function useLogout() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(api.POST('/logout')),
    onSettled: () => {
      endSession();
      void navigate('/Login');
    },
  });
}
