import type { PGlite } from '@electric-sql/pglite';
import { createInMemory } from '../store/createPGlite.ts';
import { emptyStore } from '../store/emptyStore.ts';
import { migrate } from '../store/migrate.ts';
import { storeOn, type Store } from '../store/openStore.ts';

/** This process's unused databases: creating one and warming it up takes seconds. */
const idle: PGlite[] = [];

/** Resets a database's session and keeps the database for the next test; a broken one is dropped. */
async function giveBack(pglite: PGlite): Promise<void> {
  try {
    await pglite.exec('discard all');
    idle.push(pglite);
  } catch {
    await pglite.close();
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

/** A migrated, empty store in memory, for one test file at a time; closing it returns it to the pool. */
export async function borrowStore(): Promise<Store> {
  const pglite = idle.pop() ?? (await createInMemory());
  const store = storeOn(lent(pglite), () => giveBack(pglite));
  await migrate(store.db);
  await emptyStore(store.db);
  return store;
}
