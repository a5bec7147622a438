import { api, call, stale } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

export const providerQueries = {
  casino: () =>
    queryOptions({
      queryKey: ['providers', 'casino'],
      queryFn: async ({ signal }) =>
        (await call(api.GET('/providers', { params: { query: { type: 'casino' } }, signal }))).providers,
      staleTime: stale.minutes(30),
    }),
};
