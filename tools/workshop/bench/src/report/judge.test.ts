import { describe, expect, it } from 'vitest';
import { BUDGETS } from './budgets.ts';
import type { Measure } from './Measure.ts';
import { fails, verdictOf } from './judge.ts';

const measure = (metric: Measure['metric'], value?: number, floor?: number): Measure => ({
  metric,
  of: 'home',
  value,
  floor,
});

describe('a verdict', () => {
  it.each([
    ['a time by its ratio to the floor', measure('FCP', 0.6, 2), 'aim'],
    ['a time within its budget', measure('FCP', 0.88, 2), 'budget'],
    ['a time that is over', measure('FCP', 0.92, 2), 'over'],
    ['a score, where higher is better', measure('Lighthouse performance', 94), 'over'],
    ['a score that reaches its target', measure('Lighthouse performance', 99), 'aim'],
    ['more missed frames than the machine’s own', measure('missed frames', 7, 6.5), 'budget'],
    ['fewer missed frames than the machine’s own', measure('missed frames', 5, 6), 'aim'],
    ['a plain value', measure('INP, thread', 65), 'budget'],
    ['a figure without a budget', measure('INP, wall', 65), 'reported'],
    ['an unmeasured figure', measure('TBT, thread'), 'not measured'],
  ] as const)('judges %s', (_, given, verdict) => expect(verdictOf(given)).toBe(verdict));

  it('fails the run for bytes, never for times', () => {
    const { budget } = BUDGETS['script, first route'];
    expect(fails(measure('script, first route', budget + 0.1))).toBe(true);
    expect(fails(measure('script, first route', budget - 0.1))).toBe(false);
    expect(fails(measure('INP, thread', 5000))).toBe(false);
  });
});
