import { join } from 'node:path';
import { build } from 'vite';

/** Rebuilds the floor, from the same lockfile as the apps. */
export async function buildFloor(): Promise<void> {
  await build({ configFile: join(import.meta.dirname, '../../floor/vite.config.ts') });
}
