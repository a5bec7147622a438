import type { Game, GameType } from '@baize/api';
import { useIsPlayer } from '@baize/session';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { eachOnce } from '../game/eachOnce.ts';
import { GAME_TYPES } from '../lobby/lobbies.ts';
import { favouriteQueries } from './favouriteQueries.ts';

/**
 * The player's favourite games, each of them once (spec 2/2.3/14). A visitor has none: nothing is requested, and `data`
 * is undefined. One call per type of game; `error` is the first failure if all of them failed, otherwise the other types'
 * games are in `data`.
 *
 * @param types only games of these types; all types by default
 */
export const useFavouriteGames = (types: readonly GameType[] = GAME_TYPES): UseQueryResult<Game[]> =>
  useQuery({ ...favouriteQueries.list(types), enabled: useIsPlayer(), select: eachOnce });
