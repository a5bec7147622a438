import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleBody } from './contract.ts';
import { forMutations, mutationsOf } from './mutations.ts';
import { visibleNonsense } from './visibleNonsense.ts';

const body = () => exampleBody<{ games: { total: number } }>('getGames', 'firstPage');

describe('mutations', () => {
  it('leave the original alone', () => {
    const original = body();
    fc.assert(fc.property(mutationsOf(original), () => undefined));
    expect(original).toEqual(body());
  });

  it('nearly always differ from it', () => {
    const samples = fc.sample(mutationsOf(body()), { numRuns: 200, seed: 1 });
    const changed = samples.filter((sample) => JSON.stringify(sample.body) !== JSON.stringify(body()));
    expect(changed.length).toBeGreaterThan(190);
  });

  it('find a reader that trusts the platform', async () => {
    const trusting = (value: unknown) => (value as { games: { total: number } }).games.total.toFixed();
    await expect(
      forMutations(body(), (mutated) => Promise.resolve(void trusting(mutated.body))),
    ).rejects.toThrow('Property failed');
  });
});

describe('visibleNonsense', () => {
  it.each([
    '<p>NaN games</p>',
    '<p>1 of undefined</p>',
    '<p>[object Object]</p>',
    '<button aria-label="undefined is a favourite"></button>',
    '<img alt="[object Object]">',
  ])('sees %s', (html) => {
    document.body.innerHTML = html;
    expect(visibleNonsense()).toBeDefined();
  });

  it('sees nothing in plain words', () => {
    document.body.innerHTML = '<p aria-label="Banana">NaNcy plays, undefinedly</p>';
    expect(visibleNonsense()).toBeUndefined();
  });
});
