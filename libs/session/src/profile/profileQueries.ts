import { api, call, stale } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';
import { playerKey } from '../token/playerKey.ts';
import { sessionStore } from '../token/sessionStore.ts';

export const profileQueries = {
  me: () =>
    queryOptions({
      queryKey: [...playerKey, 'profile'],
      queryFn: ({ signal }) => call(api.GET('/user-profile', { signal })),
      staleTime: stale.seconds(30),
      initialData: () => sessionStore.user.get(),
      initialDataUpdatedAt: 0,
    }),
};
