import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rcompare } from 'semver';

/** Open tabs find the files of this many releases of an app, the new one included. */
export const KEPT_RELEASES = 3;

/** Copies an earlier pack's newest releases of an app into a new one, so that its open tabs find their files. */
export function keepReleases(previous: string, apps: string, app: string): void {
  const from = join(previous, 'apps', app);
  const to = join(apps, app);
  if (!existsSync(from)) return;
  const packed = new Set(readdirSync(to));
  const older = readdirSync(from)
    .filter((version) => !packed.has(version))
    .sort(rcompare)
    .slice(0, KEPT_RELEASES - packed.size);
  for (const version of older) cpSync(join(from, version), join(to, version), { recursive: true });
}
