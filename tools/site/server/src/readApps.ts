import { UsageError } from '@baize/http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAppFiles, type Apps } from './AppFiles.ts';
import { APPS } from './apps.ts';

/**
 * Reads the builds of all apps in a folder.
 * @throws UsageError if there is none, Error if one of them is incomplete
 */
export async function readApps(folder: string): Promise<Apps> {
  const built = APPS.filter((app) => existsSync(join(folder, app, 'dist')));
  if (built.length === 0)
    throw new UsageError(
      `APPS_DIR (--apps-dir) contains no built app: "${folder}". Build the apps: npx nx run-many -t build`,
    );
  return Object.fromEntries(
    await Promise.all(built.map(async (app) => [app, await readAppFiles(folder, app)] as const)),
  );
}
