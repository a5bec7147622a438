import { describe, expect, it } from 'vitest';
import { crashPoint } from './crashPoint.ts';
import { cashedAt, countedMoment } from './crashRound.ts';
import { MAX, multiplierAt, timeTo } from './flight.ts';

describe('the draw of the crash point', () => {
  const draws = Array.from({ length: 100_000 }, (_, round) => crashPoint('long run', round));

  it.each([1.01, 1.5, 2, 5, 10, 50])(
    'reaches %d with a probability of 0.97 / x, for a return of 97 %%',
    (x) => {
      const reached = draws.filter((crash) => crash >= Math.round(x * 100)).length / draws.length;
      const chance = 0.97 / x;
      const deviation = Math.sqrt((chance * (1 - chance)) / draws.length);
      expect(Math.abs(reached - chance)).toBeLessThan(4 * deviation);
      expect(Math.abs(reached * x - 0.97)).toBeLessThan(4 * deviation * x);
    },
  );

  it('stays between 1 and the highest multiplier', () => {
    for (const crash of draws) expect(crash >= 100 && crash <= MAX && Number.isInteger(crash)).toBe(true);
  });
});

describe('the flight', () => {
  it('has the same multiplier on page and server', () => {
    expect([multiplierAt(-5), multiplierAt(0)]).toEqual([100, 100]);
    for (const x of [101, 150, 200, 777, MAX]) {
      expect(multiplierAt(timeTo(x))).toBeGreaterThanOrEqual(x);
      expect(multiplierAt(timeTo(x) - 1)).toBeLessThan(x);
    }
  });

  it('pays the current multiplier before the crash, at most the automatic one', () => {
    const course = { crash_point: 250, automatic: 200 };
    expect(cashedAt(course, timeTo(150))).toBe(150);
    expect(cashedAt(course, timeTo(240))).toBe(200);
    expect(cashedAt({ ...course, automatic: 300 }, timeTo(250))).toBeUndefined();
    expect(cashedAt({ crash_point: 100, automatic: MAX }, 0)).toBeUndefined();
  });

  it('counts a press at most 300 ms before its arrival, and none from the future', () => {
    expect(countedMoment(4_900, 5_000)).toBe(4_900);
    expect(countedMoment(1_000, 5_000)).toBe(4_700);
    expect(countedMoment(9_000, 5_000)).toBe(5_000);
  });
});
