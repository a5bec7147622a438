import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usageRatio, usageState } from './usageState.ts';

describe('usageState', () => {
  it.each([
    [0, 1000, 'calm'],
    [799.99, 1000, 'calm'],
    [800, 1000, 'tight'],
    [999.99, 1000, 'tight'],
    [1000, 1000, 'full'],
    [1200, 1000, 'full'],
    [0, 0, 'full'],
    [50, undefined, 'none'],
    [50, Number.NaN, 'none'],
    [50, -1, 'none'],
    [-20, 1000, 'calm'],
  ])('%d of %s is %s', (used, total, state) => expect(usageState(used, total)).toBe(state));
});

describe('usageRatio', () => {
  it('never exceeds the bar', () => {
    fc.assert(
      fc.property(fc.double(), fc.option(fc.double(), { nil: undefined }), (used, total) => {
        const part = usageRatio(used, total);
        return part >= 0 && part <= 1;
      }),
    );
  });
  it('is full exactly at the limit', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (used, total) => (usageRatio(used, total) === 1) === used >= total),
    );
  });
});
