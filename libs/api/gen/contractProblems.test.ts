import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractProblems } from './contractProblems.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = 'openapi/schemas/Game.yaml';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-contract-'));
  for (const name of ['openapi', 'redocly.yaml'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

describe('contract problems', () => {
  it('are absent in this repository', () => expect(contractProblems(ROOT)).toEqual([]));

  it('are reported by file, line and name for a broken reference, in at most five lines', () => {
    const file = join(folder, FILE);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text.trimEnd()}\n  misspelt:\n    $ref: ./Gmae.yaml\n`);
    const problems = contractProblems(folder);
    expect(problems.length).toBeLessThanOrEqual(5);
    const line = text.trimEnd().split('\n').length + 2;
    expect(problems).toContain(`${FILE}:${line}: there is no "./Gmae.yaml"`);
  });

  it('are reported by rule otherwise', () => {
    const file = join(folder, 'openapi/openapi.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}title:.*$/m, ''));
    expect(contractProblems(folder)).toContainEqual(
      expect.stringMatching(/^openapi\/openapi.yaml:\d+: .*title/),
    );
  });
});
