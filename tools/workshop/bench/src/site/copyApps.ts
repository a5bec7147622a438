import { APPS } from '@baize/site-server/apps';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, workFolder } from '../paths.ts';

/**
 * Measures copies of the builds, so that a build started in the meantime has no effect.
 * @throws if one is missing
 */
export function copyApps(root = ROOT): void {
  for (const app of APPS) {
    const from = join(root, 'apps', app, 'dist');
    if (!existsSync(join(from, 'server')))
      throw new Error(`${app} isn't built. Build it first: npx nx build @baize/${app}`);
    const to = join(workFolder(root), 'apps', app, 'dist');
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
    /* A checkout from before apps had versions. */
    const about = join(to, 'client/version.json');
    if (!existsSync(about)) writeFileSync(about, JSON.stringify({ app, version: '0.0.0' }));
  }
}
