import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../../setup/paths.ts';
import { readCases } from './readCases.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'baize-reports-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function report(file: string, body: unknown) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(body));
}

it('reads a Vitest report, including a file that could not be loaded', () => {
  report('@baize/a.json', {
    testResults: [
      {
        name: join(ROOT, 'libs/a/src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a adds', status: 'passed', duration: 12.5 },
          { fullName: 'a takes', status: 'failed', duration: 3, failureMessages: ['Error: no'] },
          { fullName: 'a waits', status: 'pending' },
        ],
      },
      {
        name: join(ROOT, 'libs/a/src/b.test.ts'),
        status: 'failed',
        message: 'No such file',
        assertionResults: [],
      },
    ],
  });
  expect(readCases(folder)).toEqual([
    { file: 'libs/a/src/a.test.ts', title: 'a adds', status: 'passed', ms: 12.5 },
    { file: 'libs/a/src/a.test.ts', title: 'a takes', status: 'failed', ms: 3, error: 'Error: no' },
    { file: 'libs/a/src/a.test.ts', title: 'a waits', status: 'skipped', ms: 0 },
    {
      file: 'libs/a/src/b.test.ts',
      title: 'could not be loaded',
      status: 'failed',
      ms: 0,
      error: 'No such file',
    },
  ]);
});

it('reads a Playwright report: retries, tests that did not run, an aborted run', () => {
  const test = (status: string, results: unknown[], expectedStatus = 'passed') => ({
    projectName: 'web',
    status,
    results,
    expectedStatus,
  });
  report('end-to-end.json', {
    errors: [{ message: 'No server' }],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'plays',
                file: 'a.spec.ts',
                tests: [test('flaky', [{ duration: 20, error: { message: 'Late' } }, { duration: 10 }])],
              },
              { title: 'pays', file: 'a.spec.ts', tests: [test('skipped', [])] },
              { title: 'rests', file: 'a.spec.ts', tests: [test('skipped', [{ duration: 0 }], 'skipped')] },
              {
                title: 'fails',
                file: 'a.spec.ts',
                tests: [test('unexpected', [{ duration: 5, error: { message: 'No' } }])],
              },
            ],
          },
        ],
      },
    ],
  });
  const file = 'tools/workshop/e2e/src/a.spec.ts';
  expect(readCases(folder)).toEqual([
    { file, title: 'plays (web)', status: 'flaky', ms: 30, error: 'Late' },
    { file, title: 'pays (web)', status: 'not run', ms: 0 },
    { file, title: 'rests (web)', status: 'skipped', ms: 0 },
    { file, title: 'fails (web)', status: 'failed', ms: 5, error: 'No' },
    {
      file: 'tools/workshop/e2e/src',
      title: 'could not be run',
      status: 'failed',
      ms: 0,
      error: 'No server',
    },
  ]);
});
