import { describe, expect, it } from 'vitest';
import type { TestCase } from './reports/TestCase.ts';
import type { StepResult } from './runStages.ts';
import { hasPassed, summary, type Ended } from './summary.ts';

const step = (name: string, rest: Partial<StepResult> = {}): StepResult => ({
  name,
  isOk: true,
  seconds: 2,
  parts: [],
  failures: [],
  ...rest,
});
const test = (title: string, rest: Partial<TestCase> = {}): TestCase => ({
  file: 'libs/a/src/a.test.ts',
  title,
  status: 'passed',
  ms: 10,
  ...rest,
});
const ended = (rest: Partial<Ended> = {}): Ended => ({
  results: [step('checks')],
  notRun: [],
  cases: [test('adds')],
  seconds: 90,
  ...rest,
});
const flaky = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    test(`goes ${at}`, { status: 'flaky', error: 'It was late.\n  at a' }),
  );
const lastLine = (text: string) => text.split('\n').at(-1);

describe('the summary of a run', () => {
  it('ends with the total; a step counts as one', () =>
    expect(lastLine(summary(ended()))).toBe('Total: 2 passed, 0 failed, 0 skipped'));

  it('shows the seconds of steps and of their parts, and the slowest tests first', () => {
    const text = summary(
      ended({
        results: [step('checks', { parts: [{ name: 'types', seconds: 44.5 }] })],
        cases: [test('is quick'), test('is slow', { ms: 4200 })],
      }),
    );
    expect(text).toContain('2.0 s  checks');
    expect(text).toContain('44.5 s  types');
    expect(text).toContain('90.0 s  in all');
    expect(text.indexOf('4.2 s  libs/a/src/a.test.ts › is slow')).toBeLessThan(text.indexOf('is quick'));
  });

  it('lists what failed, and the stages that did not run', () => {
    const text = summary(
      ended({
        results: [step('checks', { isOk: false, failures: ['types: no'] })],
        notRun: ['tests'],
        cases: [],
      }),
    );
    expect(text).toContain('types: no');
    expect(text).toContain('tests  not run');
    expect(lastLine(text)).toBe('Total: 0 passed, 1 failed, 0 skipped');
  });

  it('lists tests that passed on retry with their first error, and counts those that did not run', () => {
    const text = summary(ended({ cases: [...flaky(1), test('waits', { status: 'not run' })] }));
    expect(text).toContain('Passed at the second try: 1.');
    expect(text).toContain('goes 0\n      It was late.\n');
    expect(text).toContain('Tests that did not run: 1');
    expect(lastLine(text)).toBe('Total: 2 passed, 0 failed, 0 skipped');
  });
});

describe('a run', () => {
  it('passes with three retried tests, and fails with four', () => {
    expect(hasPassed(ended({ cases: flaky(3) }))).toBe(true);
    const four = ended({ cases: flaky(4) });
    expect(hasPassed(four)).toBe(false);
    expect(lastLine(summary(four))).toBe('Total: 5 passed, 1 failed, 0 skipped');
  });

  it('fails with a failed test in a passed step, and without any step', () => {
    expect(hasPassed(ended({ cases: [test('adds', { status: 'failed' })] }))).toBe(false);
    expect(hasPassed(ended({ results: [], cases: [] }))).toBe(false);
  });
});
