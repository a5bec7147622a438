/** Tests counted over all steps. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export const NO_TOTALS: Totals = { passed: 0, failed: 0, skipped: 0 };

export const addTotals = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

const count = (line: string, word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);

const lineTotals = (line: string): Totals => ({
  passed: count(line, 'passed'),
  failed: count(line, 'failed'),
  skipped: count(line, 'skipped') + count(line, 'todo'),
});

/** Vitest's summary line per project: `Tests  1 failed | 97 passed (98)`. */
const VITEST = /^\s*Tests\s+(.*\d+ (?:passed|failed|skipped).*)$/gm;
/** Playwright's summary lines: `  2 failed`, `  18 passed (1.2m)`. */
const PLAYWRIGHT = /^\s{2}\d+ (?:passed|failed|skipped|flaky|did not run)\b.*$/gm;

const sum = (lines: Iterable<string>) => [...lines].map(lineTotals).reduce(addTotals, NO_TOTALS);

export const vitestTotals = (output: string): Totals =>
  sum([...output.matchAll(VITEST)].map(([, line = '']) => line));

export const playwrightTotals = (output: string): Totals =>
  sum([...output.matchAll(PLAYWRIGHT)].map(([line]) => line));

/** A step without test counts passes or fails as a whole. */
export const answerTotals = (code: number): Totals => ({
  ...NO_TOTALS,
  [code === 0 ? 'passed' : 'failed']: 1,
});
