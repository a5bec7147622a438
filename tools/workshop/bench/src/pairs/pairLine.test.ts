import { expect, it } from 'vitest';
import { pairLine } from './pairLine.ts';

it('compares pair by pair, so that a slow minute affects both', () => {
  expect(pairLine('FCP', [100, 500, 120], [130, 530, 140])).toBe(
    'FCP: 120 ms here, 140 there; +30 ms, slower in 3 of 3 pairs',
  );
});

it('leaves out a sample without its partner', () => {
  expect(pairLine('FCP', [100, 100], [90])).toContain('-10 ms, slower in 0 of 1 pairs');
});

it('prints no figure without samples', () => {
  expect(pairLine('LCP', [], [90])).toBe('LCP: not measured');
});
