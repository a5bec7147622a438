import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from './money.ts';

describe('money', () => {
  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [123450n, '1234.50'],
    [-7n, '-0.07'],
  ])('formats %s as %s', (minor, text) => {
    expect(formatMoney(minor)).toBe(text);
  });

  it('parses what it formats', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (minor) => {
        expect(parseMoney(formatMoney(minor))).toBe(minor);
      }),
    );
  });

  it.each(['', '1,5', '1.234', '1e3', ' 1', 'NaN', '--1'])('parses no amount from "%s"', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });
});
