import { existsSync, readdirSync, statSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, STATE } from './paths.ts';
import { run } from './run.ts';

const SOURCES = ['apps', 'libs', 'tools/edge/src/build', 'vite.shared.ts', 'package-lock.json'];
const STAMP = join(STATE, 'build-stamp');
const SKIPPED = /(?:^|\/)(?:dist|node_modules|coverage)(?:\/|$)|\.(?:test|stories)\.tsx?$/;

function newest(path: string): { count: number; time: number } {
  const stats = statSync(path);
  if (!stats.isDirectory()) return { count: 1, time: stats.mtimeMs };
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((child) => !SKIPPED.test(child.slice(ROOT.length)))
    .map(newest)
    .reduce((sum, part) => ({ count: sum.count + part.count, time: Math.max(sum.time, part.time) }), {
      count: 0,
      time: 0,
    });
}

/** Changes with every saved, added or removed source of the apps. */
const sourceStamp = () => JSON.stringify(SOURCES.map((source) => newest(join(ROOT, source))));

const isBuilt = () =>
  ['web', 'mobile-web', 'embed-shell'].every((app) =>
    existsSync(join(ROOT, 'apps', app, 'dist/server/frame.js')),
  ) && existsSync(join(STATE, 'fonts'));

function lastStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

/** Builds the apps and cuts the fonts, unless nothing has changed since. @throws when the build fails */
export async function buildApps(): Promise<'built' | 'fresh'> {
  const stamp = sourceStamp();
  if (isBuilt() && lastStamp() === stamp) return 'fresh';
  console.log('Building the apps ...');
  const apps = await run('nx', ['run-many', '-t', 'build', '-p', 'tag:layer:app', '--outputStyle=static'], {
    show: true,
    env: { NX_DAEMON: 'false' },
  });
  if (apps.code !== 0) throw new Error('The apps could not be built; the reason stands above.');
  const fonts = await run('node', ['tools/edge/src/fonts.ts'], { show: true });
  if (fonts.code !== 0) throw new Error('The fonts could not be cut; the reason stands above.');
  mkdirSync(STATE, { recursive: true });
  writeFileSync(STAMP, stamp);
  return 'built';
}
