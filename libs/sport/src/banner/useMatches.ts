import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { matchQueries } from './matchQueries.ts';
import type { Match } from './decodeMatches.ts';

/**
 * The next matches with their odds, for visitors and players alike (spec 2/2.2/9). Requested at most once a minute,
 * however many components use it. `error` is an `ApiError`, `unreadable` if the reply has no list. Only for operators
 * with sport: without it, `useSportProviders` is empty.
 */
export const useMatches = (): UseQueryResult<Match[]> => useQuery(matchQueries.banner());
