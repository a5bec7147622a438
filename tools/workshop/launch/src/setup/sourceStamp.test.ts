import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sourceStamp } from './sourceStamp.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-inputs-'));
  return () => rmSync(folder, { recursive: true });
});

it('changes when a file is only renamed, but not for a test', () => {
  const app = join(folder, 'apps/web');
  mkdirSync(app, { recursive: true });
  writeFileSync(join(app, 'brand.json'), '{}');
  const before = sourceStamp(folder);
  writeFileSync(join(app, 'brand.test.ts'), '');
  expect(sourceStamp(folder)).toBe(before);
  renameSync(join(app, 'brand.json'), join(app, 'theme.json'));
  expect(sourceStamp(folder)).not.toBe(before);
});
