import { api, call, stale } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

export const gameDetailQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['game-detail', id],
      queryFn: async ({ signal }) =>
        (await call(api.GET('/game-detail/{id}', { params: { path: { id } }, signal }))).data,
      staleTime: stale.minutes(30),
    }),
};
