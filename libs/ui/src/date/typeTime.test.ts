import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTime, shiftTime, typeTime } from './typeTime.ts';

it.each([
  ['', ''],
  ['9', '9'],
  ['23', '23'],
  ['235', '23:5'],
  ['23:59', '23:59'],
  ['23:591', '23:59'],
  ['23:5', '23:5'],
  ['ab1', '1'],
])('%s shows as %s', (after, text) => expect(typeTime(after)).toBe(text));

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['23:59', '23:59'],
  ['00', '00:00'],
  ['24', undefined],
  ['12:60', undefined],
  ['', undefined],
  ['123456', undefined],
])('%s means %s', (text, time) => expect(readTime(text)).toBe(time));

it('stays a valid time when shifted, and shifts back', () => {
  const times = fc.integer({ min: 0, max: 1439 }).map((all) => shiftTime('00:00', all));
  fc.assert(
    fc.property(times, fc.integer({ min: -3000, max: 3000 }), (time, minutes) => {
      const later = shiftTime(time, minutes);
      expect(readTime(later)).toBe(later);
      expect(shiftTime(later, -minutes)).toBe(time);
    }),
  );
});
