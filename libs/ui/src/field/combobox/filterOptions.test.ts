import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFold } from '../../fixtures/sampleFields.ts';
import { filterOptions, groupOptions, type ComboOption } from './filterOptions.ts';
import { moveActive } from './moveActive.ts';

const option = (label: string, more: Partial<ComboOption> = {}): ComboOption => ({
  value: label,
  label,
  ...more,
});
const labels = (options: readonly ComboOption[]) => options.map(({ label }) => label);

const COUNTRIES = [
  option('Amerika Birleşik Devletleri', { detail: '+1', plate: 'US' }),
  option('Irak', { detail: '+964' }),
  option('İran', { detail: '+98' }),
  option('İsviçre', { detail: '+41' }),
  option('Kuzey Irak Bölgesi'),
  option('Tayvan', { detail: '+886' }),
];

describe('filterOptions', () => {
  it.each([
    ['', labels(COUNTRIES)],
    ['   ', labels(COUNTRIES)],
    ['ir', ['Irak', 'İran', 'Amerika Birleşik Devletleri', 'Kuzey Irak Bölgesi']],
    ['IRAK', ['Irak', 'Kuzey Irak Bölgesi']],
    ['ıra', ['Irak', 'İran', 'Kuzey Irak Bölgesi']],
    ['isvicre', ['İsviçre']],
    ['bir', ['Amerika Birleşik Devletleri']],
    ['+41', ['İsviçre']],
    ['us', ['Amerika Birleşik Devletleri']],
    ['zzz', []],
  ])('finds by %j', (typed, found) => {
    expect(new Set(labels(filterOptions(COUNTRIES, typed, sampleFold)))).toEqual(new Set(found));
  });

  it('ranks prefixes before word starts before the rest', () => {
    const found = filterOptions([option('Bahar Ada'), option('Kanada'), option('Adalar')], 'ada', sampleFold);
    expect(labels(found)).toEqual(['Adalar', 'Bahar Ada', 'Kanada']);
  });
});

describe('groupOptions', () => {
  it('keeps members together and numbers them consecutively', () => {
    const grouped = groupOptions([
      option('a', { group: 'x' }),
      option('b', { group: 'y' }),
      option('c', { group: 'x' }),
    ]);
    expect(grouped.map(({ name, from, options }) => [name, from, labels(options)])).toEqual([
      ['x', 0, ['a', 'c']],
      ['y', 2, ['b']],
    ]);
  });
});

describe('moveActive', () => {
  it.each([
    ['ArrowDown', 0, [true, true, true], 1],
    ['ArrowDown', 2, [true, true, true], 0],
    ['ArrowUp', 0, [true, true, true], 2],
    ['ArrowDown', 0, [true, false, true], 2],
    ['ArrowUp', 2, [true, false, true], 0],
    ['ArrowDown', -1, [false, true], 1],
    ['PageDown', 0, [true, true, true], 2],
    ['PageUp', 2, [true, true, true], 0],
    ['ArrowDown', 0, [false, false], undefined],
    ['ArrowDown', -1, [], undefined],
    ['a', 0, [true, true], undefined],
    ['Home', 0, [true, true], undefined],
  ])('%s from %s in %j moves to %s', (key, active, enabled, next) =>
    expect(moveActive(key, active, enabled)).toBe(next),
  );

  it('never lands on a disabled option', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'),
        fc.array(fc.boolean(), { maxLength: 30 }),
        fc.integer({ min: -1, max: 29 }),
        (key, enabled, at) => {
          const next = moveActive(key, Math.min(at, enabled.length - 1), enabled);
          expect(next === undefined ? !enabled.includes(true) : enabled[next]).toBe(true);
        },
      ),
    );
  });
});
