import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './Database.ts';
import { emptyStore } from './emptyStore.ts';

/** SQL that runs a statement for each of the store's tables, starting with those that others reference. */
const eachTable = (statement: string) =>
  sql.raw(`do $$
  declare name text;
  begin
    for name in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%' order by oid
    loop execute format('${statement}', name); end loop;
  end $$`);

async function readId(db: Kysely<Database>, expression: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select (${sql.raw(expression)})::text as id`.execute(db);
  return rows[0]?.id;
}

/** The number of the next transaction that writes. */
const nextWrite = (db: Kysely<Database>) => readId(db, 'pg_snapshot_xmax(pg_current_snapshot())');

/** The value of `nextWrite` right after this transaction. */
const afterThis = (tx: Transaction<Database>) => readId(tx, 'pg_current_xact_id()::text::bigint + 1');

async function copyRows(tx: Transaction<Database>, schema: string): Promise<string | undefined> {
  await sql.raw(`drop schema if exists ${schema} cascade`).execute(tx);
  await sql.raw(`create schema ${schema}`).execute(tx);
  await eachTable(`create table ${schema}.%1$I as table public.%1$I`).execute(tx);
  await sql
    .raw(`create table ${schema}.sequences as select * from pg_sequences where schemaname = 'public'`)
    .execute(tx);
  return afterThis(tx);
}

async function restore(tx: Transaction<Database>, schema: string): Promise<string | undefined> {
  await emptyStore(tx);
  await eachTable(`insert into public.%1$I overriding system value select * from ${schema}.%1$I`).execute(tx);
  await sql
    .raw(
      `select setval(format('public.%I', sequencename), last_value) from ${schema}.sequences
        where last_value is not null`,
    )
    .execute(tx);
  return afterThis(tx);
}

/**
 * Copies every row of a store into a separate schema, replacing an earlier copy there.
 * @returns a function that restores the store from the copy, in one transaction; it does nothing if nothing was written
 * since
 */
export async function storeSnapshot(
  db: Kysely<Database>,
  schema: 'snapshot' | 'seeded' = 'snapshot',
): Promise<() => Promise<void>> {
  let clean = await db.transaction().execute((tx) => copyRows(tx, schema));
  return async () => {
    if ((await nextWrite(db)) !== clean) clean = await db.transaction().execute((tx) => restore(tx, schema));
  };
}
