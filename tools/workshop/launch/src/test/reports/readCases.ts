import type { JSONReport } from '@playwright/test/reporter';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightCases } from './playwrightCases.ts';
import type { TestCase } from './TestCase.ts';
import { vitestCases, type VitestReport } from './vitestCases.ts';

const casesIn = (report: VitestReport | JSONReport) =>
  'suites' in report ? playwrightCases(report) : vitestCases(report);

/** The tests in all JSON reports of a folder. */
export const readCases = (folder: string): TestCase[] =>
  globSync('**/*.json', { cwd: folder }).flatMap((file) =>
    casesIn(JSON.parse(readFileSync(join(folder, file), 'utf8')) as VitestReport | JSONReport),
  );
