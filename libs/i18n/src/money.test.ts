import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf, formatMoney, parseMoney } from './money.ts';

describe('parseMoney', () => {
  it.each([
    ['1234.50', 123450],
    ['0.00', 0],
    ['-0.00', 0],
    ['-12.05', -1205],
    ['7', 700],
    ['7.5', 750],
    [12.5, 1250],
    ['9999999999999.99', 999999999999999],
  ])('%j is %i minor units', (amount, minor) => expect(parseMoney(amount)).toBe(minor));

  it.each([
    '',
    ' ',
    'NaN',
    '1,5',
    '1.234',
    '1e3',
    '--1',
    null,
    undefined,
    {},
    [],
    Infinity,
    '99999999999999.00',
  ])('%j is not an amount', (amount) => expect(parseMoney(amount)).toBeUndefined());

  it('reads back every amount that the platform can write', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (minor) => {
        const written = `${minor < 0 ? '-' : ''}${Math.trunc(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
        expect(parseMoney(written)).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });
});

describe('formatMoney', () => {
  it('formats lira for Turkish', () => expect(formatMoney(123450, 'TRY', 'tr')).toBe('₺1.234,50'));
  it('formats lira for English', () => expect(formatMoney(123450, 'TRY', 'en')).toBe('₺1,234.50'));
  it('formats debts with a minus', () => expect(formatMoney(-1050, 'TRY', 'tr')).toBe('−₺10,50'));
  it('shows a dash for unknown values', () => expect(formatMoney(undefined, 'TRY', 'tr')).toBe('—'));
});

it.each([
  [1, 'TRY'],
  [2, 'USD'],
  [0, 'EUR'],
  [3, 'EUR'],
])('currency %i is %s', (code, iso) => expect(currencyOf(code)).toBe(iso));
