import { APPS } from '@baize/site-server/apps';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, STATE } from './paths.ts';
import { run } from './run.ts';
import { sourceStamp } from './sourceStamp.ts';

const STAMP = join(STATE, 'build-stamp');

const isBuilt = () =>
  APPS.every((app) => existsSync(join(ROOT, 'apps', app, 'dist/server'))) && existsSync(join(STATE, 'fonts'));

function lastStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Builds the apps and subsets the fonts, unless nothing has changed since the last time.
 * @throws if the build fails
 */
export async function buildApps(): Promise<'built' | 'fresh'> {
  const stamp = sourceStamp();
  if (isBuilt() && lastStamp() === stamp) return 'fresh';
  console.log('Building the apps ...');
  const tasks = ['-t', 'build', 'fonts', '-p', 'tag:layer:app', '@baize/site-server'];
  const { code } = await run('nx', ['run-many', ...tasks, '--outputStyle=static'], {
    show: true,
    env: { NX_DAEMON: 'false' },
  });
  if (code !== 0) throw new Error('Building the apps or their fonts failed; see the output above.');
  mkdirSync(STATE, { recursive: true });
  writeFileSync(STAMP, stamp);
  return 'built';
}
