import { describe, expect, it, vi } from 'vitest';
import { ticksOf, watchStolen } from './stolenShare.ts';
import { takeInTurn } from './takeInTurn.ts';

describe('the stolen share', () => {
  it('is read from the first line of /proc/stat, without counting guests twice', () => {
    expect(ticksOf('cpu  10 20 30 40 50 60 70 80 9000 9000\ncpu0 1 1 1 1 1 1 1 1 1 1\n')).toEqual({
      all: 360,
      stolen: 80,
    });
  });

  it('is measured since the start', () => {
    const ticks = [
      { all: 1000, stolen: 100 },
      { all: 1200, stolen: 110 },
    ];
    const share = watchStolen(() => ticks.shift());
    expect(share()).toBeCloseTo(0.05);
  });

  it('is 0 if the system doesn’t report it', () => {
    expect(watchStolen(() => undefined)()).toBe(0);
  });
});

describe('interleaved samples', () => {
  const inTurn = (shares: number[]) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const order: string[] = [];
    const take = (name: string) => () => Promise.resolve(order.push(name));
    const result = takeInTurn(
      { floor: take('floor'), home: take('home') },
      { runs: 2, phase: 'load', watch: () => () => shares.shift() ?? 0 },
    );
    return result.then((kept) => ({ kept, order }));
  };

  it('alternate between the pages, and each is first in every other round', async () => {
    const { order } = await inTurn([]);
    expect(order).toEqual(['floor', 'home', 'home', 'floor']);
  });

  it('are repeated only for the page with the disturbed sample', async () => {
    const { kept, order } = await inTurn([0, 0.031, 0, 0]);
    expect(order).toEqual(['floor', 'home', 'home', 'floor', 'home']);
    expect(kept).toEqual({ floor: [1, 4], home: [3, 5] });
  });

  it('give up after fifteen rounds without a result instead of a wrong one', async () => {
    const { kept, order } = await inTurn(Array.from({ length: 40 }, () => 0.5));
    expect(order).toHaveLength(30);
    expect(kept).toEqual({ floor: [], home: [] });
  });
});
