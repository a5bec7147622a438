/**
 * One run of the ownership fuzz without one check (JSON argument); exits with 1 if the run detects that the check is
 * missing.
 */
import { loadWithout, type Removal } from './withoutCheck.ts';

const removal = JSON.parse(process.argv[2] ?? 'null') as Removal | null;
if (removal) loadWithout(removal);
const { createInMemory } = await import('../../../src/store/createPGlite.ts');
const { migrate } = await import('../../../src/store/migrate.ts');
const { storeOn } = await import('../../../src/store/openStore.ts');
const { openTest } = await import('../../../src/testing/openTest.ts');
const { runOwnership } = await import('./runOwnership.ts');
const store = storeOn(await createInMemory(), () => undefined);
await migrate(store.db);
/* Marks the store as seeded: the demo players would take most of the time. */
await store.db.insertInto('setting').values({ name: 'seeded', value: 'never' }).execute();
const test = await openTest({ production: true, store });
const faults = await runOwnership(test).then(
  (run) => run.faults,
  (error: unknown) => [`The run failed: ${String(error)}`],
);
for (const fault of faults) console.log(fault);
/* The store's worker would keep the process alive. */
process.exit(faults.length > 0 ? 1 : 0);
