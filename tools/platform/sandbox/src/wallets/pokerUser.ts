import type { Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';

/** A player's poker name; undefined without a poker user. */
export async function pokerNameOf(db: Kysely<Database>, playerId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('poker_user')
    .select('username')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.username;
}

export type PokerUserResult = 'created' | 'exists' | 'taken';

/** Creates a player's poker user: one per player, with a unique name. */
export async function createPokerUser(
  db: Kysely<Database>,
  playerId: number,
  username: string,
  at: Date,
): Promise<PokerUserResult> {
  if (await pokerNameOf(db, playerId)) return 'exists';
  const created = await db
    .insertInto('poker_user')
    .values({ player_id: playerId, username, username_key: username.toLowerCase(), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  if (created) return 'created';
  return (await pokerNameOf(db, playerId)) ? 'exists' : 'taken';
}
