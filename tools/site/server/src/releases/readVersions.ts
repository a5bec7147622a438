import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rcompare, valid } from 'semver';
import { APPS, type AppName } from '../apps.ts';

/** The versions of each app in a folder of packed apps, `<app>/<version>`, the newest first. */
export function readVersions(folder: string): Partial<Record<AppName, string[]>> {
  const versionsOf = (app: AppName) => {
    const releases = join(folder, app);
    if (!existsSync(releases)) return [];
    return readdirSync(releases)
      .filter((name) => valid(name) === name && existsSync(join(releases, name, 'client')))
      .sort(rcompare);
  };
  const all = APPS.map((app) => [app, versionsOf(app)] as const);
  return Object.fromEntries(all.filter(([, versions]) => versions.length > 0));
}
