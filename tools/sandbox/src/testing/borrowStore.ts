import type { PGlite } from '@electric-sql/pglite';
import { createInMemory } from '../store/createPGlite.ts';
import { emptyStore } from '../store/emptyStore.ts';
import { migrate } from '../store/migrate.ts';
import { storeOn, type Store } from '../store/openStore.ts';

/** The databases of this process that no test uses now: to make one and warm it up takes seconds. */
const idle: PGlite[] = [];

/** Keeps a database for the next test, its session as new; one that is broken goes. */
async function giveBack(pglite: PGlite): Promise<void> {
  try {
    await pglite.exec('discard all');
    idle.push(pglite);
  } catch {
    await pglite.close();
  }
}

/** The database under a store that is closed without it: what goes on using that store is refused, as ever. */
const lent = (pglite: PGlite) => ({
  query: pglite.query.bind(pglite),
  transaction: pglite.transaction.bind(pglite),
  ready: pglite.ready,
  waitReady: pglite.waitReady,
  closed: false,
  close: () => Promise.resolve(),
});

/** A migrated store in memory without a row in it, for one test file at a time; closing it gives it back. */
export async function borrowStore(): Promise<Store> {
  const pglite = idle.pop() ?? (await createInMemory());
  const store = storeOn(lent(pglite), () => giveBack(pglite));
  await migrate(store.db);
  await emptyStore(store.db);
  return store;
}
