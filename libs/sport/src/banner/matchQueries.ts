import { api, ApiError, call, staleTime } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';
import { decodeMatches } from './decodeMatches.ts';

export const matchQueries = {
  banner: () =>
    queryOptions({
      queryKey: ['sport-banner'],
      queryFn: async ({ signal }) => {
        const { data } = await call(api.GET('/betradar-widget', { signal }));
        const matches = decodeMatches((data as { games?: unknown } | undefined)?.games);
        if (matches) return matches;
        throw new ApiError('unreadable', { status: 200 });
      },
      staleTime: staleTime.minutes(1),
    }),
};
