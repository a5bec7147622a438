import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, type PGlite } from 'kysely';
import pg from 'pg';
import { createInMemory, openInFolder } from './createPGlite.ts';
import type { Database } from './Database.ts';
import { lockFolder } from './lockFolder.ts';
import { StartError } from './StartError.ts';

export interface Store {
  db: Kysely<Database>;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

export interface StoreOptions {
  /** A folder, or `memory`. */
  data: string;
  /** A PostgreSQL server instead of the folder. */
  databaseUrl?: string;
}

const INT8 = 20;

async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? BigInt : (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(
      `PostgreSQL at ${new URL(databaseUrl).host} can't be reached (${reason}). Check DATABASE_URL, or unset it to use the data folder.`,
    );
  }
  // A dropped idle connection must not end the process; the pool opens another one.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

/** A store on a PGlite database. `onClosed` is called after the database has been closed. */
export function storeOn(pglite: PGlite, onClosed: () => Promise<void> | void): Store {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const close = async () => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
    await onClosed();
  };
  return { db, kind: 'pglite', close };
}

async function openPGlite(data: string): Promise<Store> {
  const inMemory = data === 'memory';
  const unlock = inMemory ? () => undefined : lockFolder(data);
  try {
    const pglite = await (inMemory ? createInMemory() : openInFolder(join(data, 'store')));
    return storeOn(pglite, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the store.
 * @throws `StartError` if the folder is in use or not writable, or the server can't be reached
 */
export function openStore({ data, databaseUrl }: StoreOptions): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl) : openPGlite(data);
}
