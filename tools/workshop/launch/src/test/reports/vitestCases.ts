import { relative } from 'node:path';
import { ROOT } from '../../setup/paths.ts';
import type { TestCase } from './TestCase.ts';

/** The part of Vitest's JSON report that we read. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

const STATUS = new Map<string, TestCase['status']>([
  ['passed', 'passed'],
  ['failed', 'failed'],
]);

/** The tests of a Vitest run; a file that failed before its tests counts as a failed one. */
export function vitestCases({ testResults }: VitestReport): TestCase[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): TestCase[] => {
    const file = relative(ROOT, name);
    if (assertionResults.length === 0 && status === 'failed')
      return [{ file, title: 'could not be loaded', status: 'failed', ms: 0, error: message }];
    return assertionResults.map((test) => ({
      file,
      title: test.fullName,
      status: STATUS.get(test.status) ?? 'skipped',
      ms: test.duration ?? 0,
      ...(test.failureMessages?.[0] && { error: test.failureMessages[0] }),
    }));
  });
}
