import type { FreeSpinGame } from '@baize/api';
import { useIsPlayer } from '@baize/session';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { freeSpinQueries } from './freeSpinQueries.ts';

/**
 * The games with free spins that the player can claim (spec 3/history/22). A visitor has none: nothing is requested, and
 * `data` is undefined. `error` is an `ApiError`, `unreadable` if the reply has no list.
 */
export const useAvailableFreeSpins = (): UseQueryResult<FreeSpinGame[]> =>
  useQuery({ ...freeSpinQueries.available(), enabled: useIsPlayer() });
