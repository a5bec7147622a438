import { api, ApiError, call, decodeGames, type Game, type GameType } from '@baize/api';

type Reply = { data?: Game[] | { data?: Game[] } | null };

/** Type 2 returns the bare list, the others wrap it in an object. */
function parseList({ data }: Reply): Game[] {
  const games = decodeGames(Array.isArray(data) ? data : data?.data);
  if (games) return games;
  throw new ApiError('unreadable', { status: 200 });
}

async function fetchList(type: GameType, signal: AbortSignal): Promise<Game[]> {
  return parseList(await call(api.GET('/account/favorite-games', { params: { query: { type } }, signal })));
}

/**
 * The player's favourites of these types of game, as far as they could be loaded.
 * @throws the first failure when none could
 */
export async function fetchFavourites(types: readonly GameType[], signal: AbortSignal): Promise<Game[]> {
  const lists = types.map((type) => fetchList(type, signal));
  const settled = await Promise.allSettled(lists);
  const loaded = settled.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : []));
  return loaded.length > 0 ? loaded.flat() : Promise.race(lists);
}
