import { UsageError } from '@baize/http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAppFiles, type AppReleases, type Apps } from './AppFiles.ts';
import { APPS, type AppName } from './apps.ts';
import { readVersions } from './releases/readVersions.ts';

/** An app's builds: `dist` in a checkout, one folder per version in a packed site, the newest first. */
async function readReleases(
  folder: string,
  app: AppName,
  versions: readonly string[] = [],
): Promise<AppReleases | undefined> {
  const names = existsSync(join(folder, app, 'dist')) ? ['dist'] : versions;
  const [newest, ...older] = await Promise.all(
    names.map((name) => readAppFiles(join(folder, app, name), app)),
  );
  return newest && [newest, ...older];
}

/**
 * Reads the builds of all apps in a folder.
 * @throws UsageError if there is none, Error if one of them is incomplete
 */
export async function readApps(folder: string): Promise<Apps> {
  const versions = readVersions(folder);
  const apps = await Promise.all(
    APPS.map(async (app) => [app, await readReleases(folder, app, versions[app])] as const),
  );
  const built = apps.filter(([, releases]) => releases);
  if (built.length === 0)
    throw new UsageError(
      `APPS_DIR (--apps-dir) contains no built app: "${folder}". Build the apps: npx nx run-many -t build`,
    );
  return Object.fromEntries(built);
}
