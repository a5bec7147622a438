import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestPage, pageWindow } from './pageWindow.ts';

const numbers = (current: number, last: number) =>
  pageWindow(current, last).filter((entry): entry is number => entry !== 'gap');

/** Any page of any list, up to an unrealistically long one. */
const places = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
const holds = (rule: (current: number, last: number) => boolean) =>
  fc.assert(fc.property(places, ([current, last]) => rule(current, last)));

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [3, 10, '1 2 3 4 5 6 7 8 9 10'],
    [1, 11, '1 2 3 4 5 6 7 gap 11'],
    [5, 11, '1 2 3 4 5 6 7 gap 11'],
    [6, 11, '1 gap 4 5 6 7 8 gap 11'],
    [7, 11, '1 gap 5 6 7 8 9 10 11'],
    [11, 11, '1 gap 5 6 7 8 9 10 11'],
    [50, 100, '1 gap 48 49 50 51 52 gap 100'],
  ])('page %i of %i: %s', (current, last, shown) => {
    expect(pageWindow(current, last).join(' ')).toBe(shown);
  });

  it('shows at most ten numbers', () => holds((current, last) => numbers(current, last).length <= 10));
  it('shows the current page', () => holds((current, last) => numbers(current, last).includes(current)));
  it('shows the first and the last', () =>
    holds((current, last) => numbers(current, last)[0] === 1 && numbers(current, last).at(-1) === last));
  it('is ascending, without duplicates', () =>
    holds((current, last) =>
      numbers(current, last).every((page, index, all) => index === 0 || page > (all[index - 1] ?? page)),
    ));
  it('leaves out at least two pages at a gap, and none elsewhere', () =>
    holds((current, last) =>
      pageWindow(current, last).every((entry, index, all) => {
        const [before, after] = [all[index - 1], all[index + 1]];
        if (entry === 'gap') return Number(after) - Number(before) > 2;
        return typeof after !== 'number' || after === entry + 1;
      }),
    ));
  it('has the same number of items on every page of a long list', () =>
    holds((current, last) => last <= 10 || pageWindow(current, last).length === 9));

  it('corrects invalid page numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (current, last) => {
        const clean = Number.isFinite(last) ? Math.min(last, 1e6) : last;
        const shown = numbers(current, clean);
        return shown.every((page) => Number.isInteger(page) && page >= 1) && shown.length > 0;
      }),
    );
    expect(nearestPage(0, 5)).toBe(1);
    expect(nearestPage(99, 5)).toBe(5);
    expect(nearestPage(Number.NaN, 5)).toBe(1);
  });
});
