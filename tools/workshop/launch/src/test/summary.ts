import { countCases } from './reports/countCases.ts';
import type { TestCase } from './reports/TestCase.ts';
import type { StepResult } from './runStages.ts';

/** A run fails if more tests than this passed only on a second attempt, since that is no longer chance. */
const MAX_FLAKY = 3;
const SLOWEST = 10;
const PARTS = 5;

export interface Ended {
  results: readonly StepResult[];
  notRun: readonly string[];
  cases: readonly TestCase[];
  /** Of the whole run. */
  seconds: number;
}

const row = (name: string, seconds: number, rest = '') =>
  `  ${seconds.toFixed(1).padStart(8)} s  ${name}${rest && `  ${rest}`}`;
const firstLine = (text = '') => text.split('\n', 1)[0] ?? '';

function steps({ results, notRun, seconds }: Ended): string[] {
  return [
    'Steps',
    ...results.flatMap(({ name, isOk, seconds: own, parts }) => [
      row(name, own, isOk ? '' : 'FAILED'),
      ...parts.slice(0, PARTS).map((part) => `  ${row(part.name, part.seconds)}`),
    ]),
    ...notRun.map((name) => `         -    ${name}  not run`),
    row('in all', seconds),
  ];
}

const slowest = (cases: readonly TestCase[]) =>
  cases
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ ms, file, title }) => row(`${file} › ${title}`, ms / 1000));

const list = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : []);

/** Whether everything has passed, something was run, and at most three tests needed a second attempt. */
export const hasPassed = ({ results, cases }: Ended): boolean =>
  results.length > 0 &&
  results.every(({ isOk }) => isOk) &&
  countCases(cases).failed === 0 &&
  countCases(cases).flaky <= MAX_FLAKY;

/**
 * The end of a run: seconds per step, the slowest tests, the failures, and the tests that passed on a second attempt
 * with their first error. The last line is the total; a step without tests counts as one.
 */
export function summary(ended: Ended): string {
  const { results, cases } = ended;
  const totals = countCases(cases);
  const failedSteps = results.filter(({ isOk }) => !isOk);
  const flaky = cases.filter(({ status }) => status === 'flaky');
  const tooMany = flaky.length > MAX_FLAKY ? ` At most ${MAX_FLAKY} may.` : '';
  const passed = totals.passed + results.filter(({ isOk }) => isOk).length;
  const failed = Math.max(totals.failed, failedSteps.length, hasPassed(ended) ? 0 : 1);
  return [
    ...list(
      'What failed',
      failedSteps.flatMap(({ name, failures }) => [`${name}:`, ...failures, '']),
    ),
    ...list(
      `Passed at the second try: ${flaky.length}.${tooMany} Each is a bug of the test or the page.`,
      flaky.map(({ file, title, error }) => `  ${file} › ${title}\n      ${firstLine(error)}`),
    ),
    ...list('Slowest tests', slowest(cases)),
    '',
    ...steps(ended),
    '',
    ...(totals['not run'] > 0 ? [`Tests that did not run: ${totals['not run']}`] : []),
    `Total: ${passed} passed, ${failed} failed, ${totals.skipped} skipped`,
  ].join('\n');
}
