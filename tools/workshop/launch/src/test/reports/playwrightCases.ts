import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestCase } from './TestCase.ts';

/** The folder that file names in the report are relative to. */
const FOLDER = 'tools/workshop/e2e/src';

const STATUS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const satisfies Record<string, TestCase['status']>;

const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The tests of a Playwright run, one entry per visitor that ran it. */
export function playwrightCases({ suites, errors }: JSONReport): TestCase[] {
  const cases = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map((test): TestCase => {
      const error = test.results.find((result) => result.error)?.error?.message;
      return {
        file: join(FOLDER, spec.file),
        title: `${spec.title} (${test.projectName})`,
        status:
          test.results.length === 0 && test.expectedStatus !== 'skipped' ? 'not run' : STATUS[test.status],
        ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
        ...(error !== undefined && { error: stripVTControlCharacters(error) }),
      };
    }),
  );
  const broken = errors.map(({ message = '' }): TestCase => ({
    file: FOLDER,
    title: 'could not be run',
    status: 'failed',
    ms: 0,
    error: stripVTControlCharacters(message),
  }));
  return [...cases, ...broken];
}
