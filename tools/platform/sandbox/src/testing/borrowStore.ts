import type { PGlite } from '@electric-sql/pglite';
import { openSandbox, type OpenOptions } from '../openSandbox.ts';
import { createInMemory } from '../store/createPGlite.ts';
import { storeOn, type Store } from '../store/openStore.ts';
import { storeSnapshot } from '../store/storeSnapshot.ts';

/** An unused database, and a function that resets it to its state after seeding. */
interface Idle {
  pglite: PGlite;
  restore: () => Promise<void>;
}

/** This process's unused databases: creating one, warming it up and seeding it takes seconds. */
const idle: Idle[] = [];

/** Resets a database's session and keeps the database for the next test; a broken one is dropped. */
async function giveBack(database: Idle): Promise<void> {
  try {
    await database.pglite.exec('discard all');
    idle.push(database);
  } catch {
    await database.pglite.close();
  }
}

/** Lets a store be closed without its database: later queries on that store are refused as usual. */
const lent = (pglite: PGlite) => ({
  query: pglite.query.bind(pglite),
  transaction: pglite.transaction.bind(pglite),
  ready: pglite.ready,
  waitReady: pglite.waitReady,
  closed: false,
  close: () => Promise.resolve(),
});

/** A new database, seeded by a sandbox with these options. */
async function create(options: OpenOptions & { portOf: () => number }): Promise<Idle> {
  const pglite = await createInMemory();
  const storeOf = () => storeOn(lent(pglite), () => undefined);
  const seeding = await openSandbox({ ...options, store: storeOf() });
  await seeding.close();
  /* A separate schema, because a test's reset keeps a copy too. */
  return { pglite, restore: await storeSnapshot(storeOf().db, 'seeded') };
}

/**
 * A store in memory for one test file at a time, seeded with these options, which must be the same for every call.
 * Closing it returns it to the pool.
 */
export async function borrowStore(options: OpenOptions & { portOf: () => number }): Promise<Store> {
  const database = idle.pop() ?? (await create(options));
  await database.restore();
  return storeOn(lent(database.pglite), () => giveBack(database));
}
