import { useIsPlayer } from '@baize/session';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { limitQueries, type Limits, type LimitType } from './limitQueries.ts';

/**
 * The player's own limits, what is used of them, and when they may be raised (spec 3/protection/2): amounts in minor
 * units, times in ms since 1970. A visitor has none: nothing is requested, and `data` is undefined. `error` is an
 * `ApiError`, `unreadable` if the reply has no limits.
 *
 * @param type 1 deposits, 2 bets
 */
export const useLimits = (type: LimitType): UseQueryResult<Limits> =>
  useQuery({ ...limitQueries.of(type), enabled: useIsPlayer() });
