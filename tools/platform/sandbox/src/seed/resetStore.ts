import type { Sandbox } from '../Sandbox.ts';
import { emptyStore } from '../store/emptyStore.ts';
import { storeSnapshot } from '../store/storeSnapshot.ts';
import { seedStore } from './seedStore.ts';

const HOUR = 3_600_000;

/** The seeded store of each sandbox that was reset before, since seeding takes ten times as long as restoring it. */
const snapshots = new WeakMap<Sandbox, { takenAt: number; restore: () => Promise<void> }>();

/** Resets a store to its state after seeding, with histories that end at most an hour before now. */
export async function resetStore(sandbox: Sandbox): Promise<void> {
  const { db, clock } = sandbox;
  const snapshot = snapshots.get(sandbox);
  if (snapshot && Math.abs(clock.now() - snapshot.takenAt) < HOUR) return snapshot.restore();
  await emptyStore(db);
  await seedStore(sandbox);
  snapshots.set(sandbox, { takenAt: clock.now(), restore: await storeSnapshot(db) });
}
