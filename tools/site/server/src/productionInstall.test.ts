import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APPS } from './apps.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The content of `node_modules` after the deploy guide's `npm ci --omit=dev`, by name. */
const installed = (): string[] => {
  const guide = readFileSync(join(ROOT, 'docs/guides/deploy.md'), 'utf8');
  const workspaces = /npm ci --omit=dev(?<options>(?: -w \S+)+)/.exec(guide)?.groups?.options ?? '';
  const options = [
    'ls',
    '--package-lock-only',
    '--omit=dev',
    '--all',
    '--parseable',
    ...workspaces.trim().split(' '),
  ];
  const paths = execFileSync('npm', options, { cwd: ROOT, encoding: 'utf8' });
  return paths.split('\n').map((path) => path.replace(/.*node_modules\//, ''));
};

describe('a production install', () => {
  const names = installed();

  it('has the site server and the apps', () =>
    expect(names).toEqual(
      expect.arrayContaining([
        '@baize/site-server',
        ...APPS.map((app) => `@baize/${app}`),
        'hono',
        'react-dom',
      ]),
    ));

  it('contains neither the reference platform nor workshop, build and test tools', () =>
    expect(
      names.filter((name) =>
        /^@baize\/(?:sandbox|art|bench|build|checks|e2e|generators|launch|testing|visual)$|^(?:nx|vite|vitest|eslint|oxfmt|rolldown|esbuild|msw|sharp)$|lighthouse|playwright|storybook|pglite|postgres/.test(
          name,
        ),
      ),
    ).toEqual([]));
});
