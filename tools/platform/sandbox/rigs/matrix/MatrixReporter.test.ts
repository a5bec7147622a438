import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const REPORTER = join(import.meta.dirname, 'MatrixReporter.ts');

let folder: string;

/* Two test files that send no request to the sandbox. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-probe-'));
  for (const name of ['one', 'two'])
    writeFileSync(join(folder, `${name}.test.js`), "it('asks nothing', () => {})");
  const config = `import { MatrixReporter } from ${JSON.stringify(REPORTER)};
    export default { test: { globals: true, reporters: [new MatrixReporter()] } };`;
  writeFileSync(join(folder, 'vitest.config.js'), config);
  return () => rmSync(folder, { recursive: true });
});

function run(...args: string[]) {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [VITEST, 'run', ...args], options);
  return { status, output: stdout + stderr };
}

describe('a run of all tests', () => {
  it('fails with the missing examples if it covers nothing of the contract', () => {
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toMatch(/Matrix: \d+ operations, (\d+) examples: 0 real, 0 forced, \1 missing/);
    expect(output).toContain('FAIL matrix: login: "loggedIn" (200) was not seen.');
  });

  it('is checked, but not a partial run', () => {
    for (const part of [['one'], ['-t', 'asks']]) {
      const { status, output } = run(...part);
      expect([status, output.includes('Matrix:')]).toEqual([0, false]);
    }
  });
});
