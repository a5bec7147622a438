import type { TestCase } from './TestCase.ts';

export type Totals = Record<'passed' | 'failed' | 'skipped' | 'flaky' | 'not run', number>;

/** The number of tests by result; a flaky one also counts as passed. */
export function countCases(cases: readonly TestCase[]): Totals {
  const count = (status: TestCase['status']) => cases.filter((test) => test.status === status).length;
  return {
    passed: count('passed') + count('flaky'),
    failed: count('failed'),
    skipped: count('skipped'),
    flaky: count('flaky'),
    'not run': count('not run'),
  };
}
