import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it('is the value below which a share of the values lies', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile([], 0.5)]).toEqual([51, 100, 0]);
});
