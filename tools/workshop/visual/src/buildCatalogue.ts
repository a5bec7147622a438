import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');

const OWN = '@baize';
const WORKSPACES = ['apps', 'libs', 'tools'] as const;

/** Builds the catalogue of a checkout into a folder. */
export function buildCatalogue(checkout: string, folder: string) {
  execFileSync('storybook', ['build', '-o', folder, '--disable-telemetry', '--quiet'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Links this checkout's packages into another one, except our own packages, which are the other's. */
function linkPackages(checkout: string) {
  const from = join(ROOT, 'node_modules');
  const to = join(checkout, 'node_modules');
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OWN) symlinkSync(join(from, name), join(to, name));
  for (const group of WORKSPACES) {
    for (const name of readdirSync(join(checkout, group))) {
      symlinkSync(join(checkout, group, name), join(to, OWN, name));
      const own = join(ROOT, group, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(checkout, group, name, 'node_modules'));
    }
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
