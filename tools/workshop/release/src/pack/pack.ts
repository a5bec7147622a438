/**
 * `npm run pack [-- --previous <folder>]`: builds everything, and writes to `artifacts/release` what a server needs,
 * which is a folder (`site`) that runs on a bare Node, and an archive for each app.
 */
import { brandsFolder } from '@baize/brand/node';
import { readArguments, UsageError } from '@baize/http';
import { APPS } from '@baize/site-server/apps';
import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../root.ts';
import { runCommand } from '../runCommand.ts';
import { bundleServer } from './bundleServer.ts';
import { filesIn, writeChecksums } from './checksums.ts';
import { keepReleases } from './keepReleases.ts';
import { packApp } from './packApp.ts';
import { readCommit } from './readCommit.ts';

const RELEASE = join(ROOT, 'artifacts/release');
const SITE = join(RELEASE, 'site');
const MEGABYTE = 1_000_000;
/** The folder's limit without kept releases, in megabytes. */
const LIMIT_MB = 60;

function readPrevious(): string | undefined {
  const { previous } = readArguments(process.argv.slice(2), { previous: { type: 'string' } });
  if (previous === undefined) return undefined;
  const folder = resolve(previous);
  if (!existsSync(join(folder, 'apps')))
    throw new UsageError(`--previous must be a packed site, a folder with "apps", not "${previous}".`);
  return folder;
}

const megabytesOf = (folder: string) =>
  filesIn(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / MEGABYTE;

async function pack(previous: string | undefined) {
  const tasks = ['-t', 'build', 'fonts', '-p', 'tag:layer:app', '@baize/site-server'];
  runCommand('nx', ['run-many', ...tasks, '--outputStyle=static'], { NX_DAEMON: 'false', RELEASE: '1' });
  rmSync(RELEASE, { recursive: true, force: true });
  const apps = join(SITE, 'apps');
  mkdirSync(apps, { recursive: true });
  const commit = readCommit();
  const packed = APPS.map((app) => packApp({ app, apps, archives: RELEASE, commit }));
  await bundleServer(join(SITE, 'server'));
  cpSync(brandsFolder, join(SITE, 'brands'), { recursive: true });
  cpSync(join(ROOT, '.baize/fonts'), join(SITE, 'fonts'), { recursive: true });
  cpSync(join(ROOT, 'tools/site/deploy/Containerfile'), join(SITE, 'Containerfile'));
  writeFileSync(join(SITE, 'package.json'), '{ "type": "module", "private": true }\n');
  const size = megabytesOf(SITE);
  if (previous !== undefined) for (const app of APPS) keepReleases(previous, apps, app);
  writeChecksums(SITE);
  for (const { app, version, contract } of packed)
    console.log(`${app} ${version}, contract ${contract}, commit ${commit ?? 'unknown'}`);
  console.log(`${SITE}: ${size.toFixed(1)} MB of ${LIMIT_MB}. Start it: node server/main.js --help`);
  if (size > LIMIT_MB) throw new UsageError(`The packed site is larger than ${LIMIT_MB} MB.`);
}

try {
  await pack(readPrevious());
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
}
