import type { Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';

export const MAX_FAVOURITES = 100;

/** A player's favourites, newest first. */
export async function favouriteGameIds(db: Kysely<Database>, playerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('game_id', 'desc')
    .execute();
  return rows.map(({ game_id }) => game_id);
}

/** Adds a game to the favourites, or removes it; a player can have 100. */
export async function toggleFavourite(
  db: Kysely<Database>,
  playerId: number,
  gameId: number,
  at: Date,
): Promise<'added' | 'removed' | 'full'> {
  return db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('player')
      .select('id')
      .where('id', '=', playerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const removed = await tx
      .deleteFrom('favourite')
      .where('player_id', '=', playerId)
      .where('game_id', '=', gameId)
      .returning('game_id')
      .executeTakeFirst();
    if (removed) return 'removed';
    const { count } = await tx
      .selectFrom('favourite')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_FAVOURITES) return 'full';
    await tx
      .insertInto('favourite')
      .values({ player_id: playerId, game_id: gameId, created_at: at })
      .execute();
    return 'added';
  });
}
