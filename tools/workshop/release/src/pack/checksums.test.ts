import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { filesIn, writeChecksums } from './checksums.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-sums-'));
  mkdirSync(join(folder, 'b'));
  writeFileSync(join(folder, 'b/two'), 'two');
  writeFileSync(join(folder, 'a'), 'one');
  return () => rmSync(folder, { recursive: true });
});

const check = () =>
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder, stdio: 'pipe' });

it('lists all files in the same order everywhere', () => expect(filesIn(folder)).toEqual(['a', 'b/two']));

it('writes what sha256sum checks, also a second time', () => {
  writeChecksums(folder);
  writeChecksums(folder);
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')).toHaveLength(2);
  expect(check).not.toThrow();
  writeFileSync(join(folder, 'a'), 'changed');
  expect(check).toThrow();
});
