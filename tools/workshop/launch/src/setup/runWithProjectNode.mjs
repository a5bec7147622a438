/*
 * Runs on npm's Node version, before anything is installed, so it's plain JavaScript with only Node's own modules.
 * Installs if the lockfile isn't the installed one, then continues on the project's own Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTethered } from './runTethered.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../../../..');
const STAMP = join(root, 'node_modules/.baize-lock');
const NODE = join(root, 'node_modules/.bin/node');

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (read(STAMP) === lock) return;
  console.log('Installing dependencies (about a minute the first time) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (error) fail(`npm could not be run: ${error.message}. Install npm, which comes with Node.`);
  if (status !== 0)
    fail('npm ci failed; its own words are above. A registry that cannot be reached is the usual cause.');
  try {
    writeFileSync(STAMP, lock);
  } catch (writeError) {
    fail(
      `node_modules cannot be written (${writeError.message}). Give this user the right to write in ${root}.`,
    );
  }
}

/** Installs, then runs a TypeScript file with the project's own Node, and exits with its exit code. */
export function runWithProjectNode(script, args) {
  install();
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  runTethered(NODE, [join(root, 'tools/workshop/launch/src', script), ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
  });
}
