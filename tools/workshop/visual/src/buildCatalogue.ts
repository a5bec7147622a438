import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');

const OWN = '@baize';

/** Builds the catalogue of a checkout into a folder. */
export function buildCatalogue(checkout: string, folder: string) {
  execFileSync('storybook', ['build', '-o', folder, '--disable-telemetry', '--quiet'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The folders of a checkout's own packages. */
const packagesOf = (checkout: string) =>
  execFileSync('git', ['ls-files', '*/package.json'], { cwd: checkout, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((file) => dirname(file));

/** Links this checkout's packages into another one, except our own packages, which are the other's. */
function linkPackages(checkout: string) {
  const from = join(ROOT, 'node_modules');
  const to = join(checkout, 'node_modules');
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OWN) symlinkSync(join(from, name), join(to, name));
  for (const folder of packagesOf(checkout)) {
    const { name } = JSON.parse(readFileSync(join(checkout, folder, 'package.json'), 'utf8')) as {
      name: string;
    };
    symlinkSync(join(checkout, folder), join(to, name));
    const own = join(ROOT, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(checkout, folder, 'node_modules'));
  }
}

/** Checks out an earlier commit into a folder, with this checkout's packages. Remove it with `removeCheckout`. */
export function checkOut(ref: string, folder: string) {
  execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, ref], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  linkPackages(folder);
}

export function removeCheckout(folder: string) {
  execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT, stdio: 'ignore' });
}
