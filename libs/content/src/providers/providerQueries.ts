import { api, call, decodeProvider, decoder, staleTime } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

const decodeProviders = decoder.or(decoder.list(decodeProvider), []);

export const providerQueries = {
  casino: () =>
    queryOptions({
      queryKey: ['providers', 'casino'],
      queryFn: async ({ signal }) =>
        decodeProviders(
          (await call(api.GET('/providers', { params: { query: { type: 'casino' } }, signal }))).providers,
        ),
      staleTime: staleTime.minutes(30),
    }),
};
