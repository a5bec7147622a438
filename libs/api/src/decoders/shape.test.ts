import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoder } from './decoder.ts';
import { platformMoment } from './platformMoment.ts';

const { text, number, moment, oneOf, or, list, row } = decoder;

describe('one value', () => {
  it.each([
    [1, 1],
    ['1', 1],
    ['-2.5', -2.5],
    ['', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    [' 1', undefined],
    ['9'.repeat(40), undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [true, undefined],
    [null, undefined],
    [[1], undefined],
  ])('%j as a number is %j', (value, expected) => expect(number(value)).toBe(expected));

  it.each([
    ['2026-03-01 18:30:00', Date.UTC(2026, 2, 1, 18, 30)],
    ['2026-03-01T18:30:00', Date.UTC(2026, 2, 1, 18, 30)],
    ['2026-03-01T18:30:00.000000Z', Date.UTC(2026, 2, 1, 18, 30)],
    ['2026-03-01 18:30:00+03:00', undefined],
    ['2026-13-01 18:30:00', undefined],
    ['2026-03-01', undefined],
    ['', undefined],
    [1_772_389_800, undefined],
    [null, undefined],
  ])('%j as a time is %j', (value, expected) => expect(moment(value)).toBe(expected));

  it('reads times in the format that is sent', () => {
    const years = { min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(years), (date) => {
        const ms = Math.floor(date.getTime() / 1000) * 1000;
        expect(moment(platformMoment(ms))).toBe(ms);
      }),
    );
  });

  it.each([
    ['x', 'x'],
    ['', ''],
    [7, '7'],
    [null, undefined],
    [{}, undefined],
    [['x'], undefined],
    [true, undefined],
  ])('%j as text is %j', (value, expected) => expect(text(value)).toBe(expected));

  it.each([
    [1, 1],
    ['1', 1],
    [2, undefined],
    ['one', undefined],
    [null, undefined],
  ])('%j as 0 or 1 is %j', (value, expected) => expect(oneOf(0, 1)(value)).toBe(expected));

  it('falls back to the default', () => expect(or(number, 0)('x')).toBe(0));
});

interface Game {
  id: number;
  name: string;
  image?: string;
}

const decodeGame = row<Game>({ id: number, name: text, image: text }, 'id', 'name');

describe('rows and lists', () => {
  it.each([
    [
      { id: 1, name: 'Koi', image: 'a.webp' },
      { id: 1, name: 'Koi', image: 'a.webp' },
    ],
    [
      { id: '1', name: 'Koi' },
      { id: 1, name: 'Koi' },
    ],
    [
      { id: 1, name: 'Koi', image: null },
      { id: 1, name: 'Koi' },
    ],
    [
      { id: 1, name: 'Koi', other: {} },
      { id: 1, name: 'Koi' },
    ],
    [{ id: 1 }, undefined],
    [{ id: null, name: 'Koi' }, undefined],
    [null, undefined],
    ['Koi', undefined],
    [[], undefined],
  ])('%j is %j', (value, expected) => expect(decodeGame(value)).toEqual(expected));

  it('skips malformed rows and keeps the others', () =>
    expect(list(decodeGame)([null, { id: 1, name: 'Koi' }, 'x', { id: 2 }])).toEqual([
      { id: 1, name: 'Koi' },
    ]));

  it.each([undefined, null, {}, 'x', 1])('%j isn’t a list', (value) =>
    expect(list(decodeGame)(value)).toBeUndefined(),
  );

  it('ignores inherited property names', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"id":1,"name":"x"}}');
    expect(decodeGame(hostile)).toBeUndefined();
    expect(Object.getPrototypeOf(decodeGame({ id: 1, name: 'x' }))).toBe(Object.prototype);
  });

  it('never throws, and returns only the declared fields', () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const found = decodeGame(value);
        if (!found) return;
        expect(typeof found.id).toBe('number');
        expect(typeof found.name).toBe('string');
        expect(['string', 'undefined']).toContain(typeof found.image);
      }),
    ));
});
