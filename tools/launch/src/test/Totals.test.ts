import { describe, expect, it } from 'vitest';
import { addTotals, answerTotals, playwrightTotals, vitestTotals } from './Totals.ts';

describe('totals', () => {
  it('reads every project of a vitest run', () => {
    const output =
      ' Test Files  1 passed (1)\n      Tests  98 passed (98)\n\n      Tests  1 failed | 7 passed | 2 skipped (10)\n';
    expect(vitestTotals(output)).toEqual({ passed: 105, failed: 1, skipped: 2 });
  });

  it('reads a playwright run', () =>
    expect(
      playwrightTotals('  2 failed\n    [web] › a.spec.ts:1:1 › 3 passed\n  1 skipped\n  18 passed (1.2m)\n'),
    ).toEqual({
      passed: 18,
      failed: 2,
      skipped: 1,
    }));

  it('counts nothing where nothing ran', () =>
    expect(vitestTotals('No test files found')).toEqual({ passed: 0, failed: 0, skipped: 0 }));

  it('counts an answer as one', () =>
    expect(addTotals(answerTotals(0), answerTotals(1))).toEqual({ passed: 1, failed: 1, skipped: 0 }));
});
