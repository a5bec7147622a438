import { sql, type Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** The store's tables, without the migrations' own. */
export async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Deletes every row of a migrated store, and restarts its sequences. */
export async function emptyStore(db: Kysely<Database>): Promise<void> {
  const tables = await tablesOf(db);
  await sql.raw(`truncate ${tables.join(', ')} restart identity`).execute(db);
}
