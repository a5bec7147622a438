import { api, call, type Credentials } from '@baize/api';
import { lowerCase } from '@baize/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileKey } from '../token/playerKey.ts';
import { requireToken } from '../token/requireToken.ts';
import { sessionStore, startSession } from '../token/sessionStore.ts';

/**
 * Logs a player in. The user name is sent in lower case (spec 1/3.payloads/1). Interpret the mutation's error
 * with `decodeLoginReply`.
 */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const username = lowerCase(credentials.username.trim());
      return requireToken(await call(api.POST('/login', { body: { ...credentials, username } })));
    },
    onSuccess: (reply) => {
      startSession(reply);
      queryClient.setQueryData(profileKey, sessionStore.user.get());
    },
  });
}
