import { join } from 'node:path';
import { build } from 'vite';

/** Builds the floor anew, from the lockfile that the apps are built from. */
export async function buildFloor(): Promise<void> {
  await build({ configFile: join(import.meta.dirname, '../../floor/vite.config.ts') });
}
