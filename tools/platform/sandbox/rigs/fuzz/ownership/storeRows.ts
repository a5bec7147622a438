import { sql } from 'kysely';
import type { Sandbox } from '../../../src/Sandbox.ts';
import { tablesOf } from '../../../src/store/emptyStore.ts';

/** Tables that belong to no player: limits by address or name, platform settings. */
const UNOWNED_TABLES = ['rate_limit', 'setting'];
const HOUSE = ['house', 'clearing'];

/** Every row in the store as text, by table. */
export type Rows = ReadonlyMap<string, readonly string[]>;

/** All rows in the store except the platform's own. */
export async function rowsOf({ db }: Sandbox): Promise<Rows> {
  const rows = new Map<string, readonly string[]>();
  for (const table of await tablesOf(db)) {
    if (UNOWNED_TABLES.includes(table)) continue;
    const own = table === 'account' ? sql`where kind not in (${sql.join(HOUSE)})` : sql``;
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t ${own}`.execute(
      db,
    );
    rows.set(
      table,
      found.rows.map(({ row }) => row),
    );
  }
  return rows;
}

/** Sets the next id of every table. */
export async function numberFrom({ db }: Sandbox, first: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`select sequencename as name from pg_sequences
    where schemaname = 'public'`.execute(db);
  for (const { name } of rows) await sql`select setval(${name}::regclass, ${first})`.execute(db);
}

/** The tables of player records in which a player has no row. */
export async function tablesWithout({ db }: Sandbox, playerId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'player_id'`.execute(db);
  const empty: string[] = [];
  for (const { name } of rows) {
    const own = await sql`select 1 from ${sql.table(name)} where player_id = ${playerId} limit 1`.execute(db);
    if (own.rows.length === 0) empty.push(name);
  }
  return empty;
}
