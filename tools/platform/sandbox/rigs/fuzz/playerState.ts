import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Sandbox } from '../../src/Sandbox.ts';

/** Tables to which a wrong name or password adds rows, without access to the player's data. */
const OPEN_TO_ALL = ['outbox', 'password_reset'];

/** A hash of all rows of a player, by table. */
export async function playerState({ db }: Sandbox, playerId: number): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'player_id' and table_schema = 'public' order by table_name`.execute(db);
  const state: Record<string, string> = {};
  for (const { name } of tables.filter(({ name }) => !OPEN_TO_ALL.includes(name))) {
    const { rows } = await sql`select t::text as row from ${sql.table(name)} t
      where player_id = ${playerId} order by 1`.execute(db);
    state[name] = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  }
  return state;
}
