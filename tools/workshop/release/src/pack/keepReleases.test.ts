import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { keepReleases } from './keepReleases.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-keep-'));
  return () => rmSync(folder, { recursive: true });
});

const add = (pack: string, ...versions: string[]) => {
  for (const version of versions) mkdirSync(join(folder, pack, 'apps/web', version), { recursive: true });
};
const kept = () => {
  keepReleases(join(folder, 'old'), join(folder, 'new/apps'), 'web');
  return readdirSync(join(folder, 'new/apps/web')).sort();
};

it('keeps the two newest releases before, by version rather than by name', () => {
  add('old', '1.9.0', '1.10.0', '1.8.0', '1.2.0');
  add('new', '1.11.0');
  expect(kept()).toEqual(['1.10.0', '1.11.0', '1.9.0']);
});

it('doesn’t count the same version twice', () => {
  add('old', '1.1.0', '1.0.0');
  add('new', '1.1.0');
  expect(kept()).toEqual(['1.0.0', '1.1.0']);
});

it('keeps nothing of an app that is new', () => {
  mkdirSync(join(folder, 'old'));
  add('new', '1.0.0');
  expect(kept()).toEqual(['1.0.0']);
});
