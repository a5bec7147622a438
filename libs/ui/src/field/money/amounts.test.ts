import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountSigns, currencySign } from './amountSigns.ts';
import { formatAmount } from './formatAmount.ts';
import { MAX_AMOUNT, parseAmount } from './parseAmount.ts';
import { isOpen, typeAmount, typedAmount, type Typing } from './typeAmount.ts';

const LOCALES = ['tr-TR', 'en-GB', 'fr-FR', 'de-CH'];
const tr = amountSigns('tr-TR');
const locale = fc.constantFrom(...LOCALES);

describe('parseAmount', () => {
  it.each([
    ['1.234,50', 123450],
    ['1,234.50', 123450],
    ['1234.5', 123450],
    ['1234,5', 123450],
    ['₺ 250', 25000],
    ['250 TL', 25000],
    ['₺1.234', 123400],
    ['1,234', 123400],
    ['1.234.567', 123456700],
    ['1 234,50', 123450],
    ['1’234.50', 123450],
    ['0,5', 50],
    [',5', 50],
    ['12,', 1200],
    ['0', 0],
    ['007', 700],
    ['99.999.999', MAX_AMOUNT],
    ['99.999.999,01', undefined],
    ['1,2345', undefined],
    ['0.123', undefined],
    ['1.23,50', undefined],
    ['1,234,50', undefined],
    ['-250', undefined],
    ['12a34', undefined],
    ['1e5', undefined],
    ['', undefined],
    ['.', undefined],
    ['₺', undefined],
    ['NaN', undefined],
    ['٣', undefined],
  ])('reads %s as %s', (text, minor) => expect(parseAmount(text)).toBe(minor));

  it('returns only whole minor units within bounds, whatever is pasted', () => {
    const noise = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789.,₺ -eTL'.split('')) }),
    );
    fc.assert(
      fc.property(noise, (text) => {
        const minor = parseAmount(text);
        expect(minor === undefined || (Number.isInteger(minor) && minor >= 0 && minor <= MAX_AMOUNT)).toBe(
          true,
        );
      }),
    );
  });
});

describe('formatAmount', () => {
  it.each([
    [123450, '1.234,50'],
    [25000, '250'],
    [5, '0,05'],
    [0, '0'],
    [MAX_AMOUNT, '99.999.999'],
    [undefined, ''],
    [-1, ''],
    [0.5, ''],
    [NaN, ''],
    [MAX_AMOUNT + 1, ''],
  ])('writes %s as %s', (minor, text) => expect(formatAmount(minor, tr)).toBe(text));

  it('is parsed back to the same amount in every language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), locale, (minor, name) => {
        expect(parseAmount(formatAmount(minor, amountSigns(name)))).toBe(minor);
      }),
    );
  });

  it('contains the currency’s sign', () => {
    expect([
      currencySign('TRY', 'tr-TR'),
      currencySign('USD', 'en-GB'),
      currencySign('EUR', 'tr-TR'),
    ]).toEqual(['₺', '$', '€']);
  });
});

/** `|` is the caret; a key is a character, `<` backspace or `>` delete. */
function press(shown: string, key: string, signs = tr): string {
  const at = shown.indexOf('|');
  const before = shown.replace('|', '');
  const [start, end, did]: [string, string, Typing['did']] =
    key === '<'
      ? [before.slice(0, Math.max(at - 1, 0)), before.slice(at), 'backward']
      : key === '>'
        ? [before.slice(0, at), before.slice(at + 1), 'forward']
        : [before.slice(0, at) + key, before.slice(at), 'insert'];
  const { text, caret } = typeAmount({ before, after: start + end, caret: start.length, did }, signs);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('typeAmount', () => {
  it.each([
    ['|', '1', '1|'],
    ['123|', '4', '1.234|'],
    ['1.234|', '5', '12.345|'],
    ['1|.234', '9', '19|.234'],
    ['12|3.456', '9', '1.29|3.456'],
    ['|123', '9', '9|.123'],
    ['250|', ',', '250,|'],
    ['250|', '.', '250.|'],
    ['250.|', '5', '250.5|'],
    ['1.00|', '0', '1.000|'],
    ['1.000|', '<', '100|'],
    ['1.00|', '<', '1.0|'],
    ['1.|', '<', '1|'],
    ['1.5|', ',', '1,5|'],
    ['123|.50', '4', '1.234|,50'],
    ['1.234|', '.', '1.234.|'],
    ['1.234.56|', '7', '1.234.567|'],
    ['0|', '.', '0,|'],
    ['1|.234', ',', '1|.234'],
    ['12|345', '.', '12|345'],
    ['250,5|', '0', '250,50|'],
    ['250,50|', '1', '250,50|'],
    ['250,5|0', ',', '250,5|0'],
    ['|', ',', '0,|'],
    ['0|', '5', '5|'],
    ['1.2|34', ',', '12,|34'],
    ['1.234|', '<', '123|'],
    ['1.|234', '<', '|234'],
    ['1|.234', '>', '1|34'],
    ['|1.234', '>', '|234'],
    ['250,|', '<', '250|'],
    ['99.999.999|', '9', '99.999.999|'],
    ['9|9.999.999', '9', '9|9.999.999'],
    ['250|', 'a', '250|'],
    ['250|', '-', '250|'],
    ['1|', '<', '|'],
    ['|', '<', '|'],
  ])('%s and %s make %s', (shown, key, next) => expect(press(shown, key)).toBe(next));

  const keys = (text: string, signs = tr) =>
    text.split('').reduce((shown, key) => press(shown, key, signs), '|');

  it.each([
    ['1.000', 100_000],
    ['10.000', 1_000_000],
    ['1.234,56', 123_456],
    ['25.000,00', 2_500_000],
    ['1.234.567', 123_456_700],
    ['1.5', 150],
    ['1.50', 150],
    ['1,50', 150],
  ])('%s, key by key, is %i', (text, minor) =>
    expect(typedAmount(keys(text).replace('|', ''), tr)).toBe(minor),
  );

  it('gives the same amount when typed key by key, with and without group separators', () => {
    const grouping = fc.constantFrom('tr-TR', 'en-GB', 'de-DE');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_AMOUNT }),
        grouping,
        fc.boolean(),
        fc.boolean(),
        (minor, name, isGrouped, hasDecimals) => {
          const signs = amountSigns(name);
          const whole = hasDecimals ? minor : minor - (minor % 100);
          const text = new Intl.NumberFormat(name, {
            useGrouping: isGrouped,
            minimumFractionDigits: hasDecimals ? 2 : 0,
          }).format(whole / 100);
          expect(typedAmount(keys(text, signs).replace('|', ''), signs)).toBe(whole);
        },
      ),
    );
  });

  it('keeps its format and the caret inside, whatever is pressed', () => {
    const step = fc.record({
      key: fc.constantFrom(...'0123456789.,<>a-'.split('')),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), locale, (steps, name) => {
        const signs = amountSigns(name);
        let shown = '|';
        for (const { key, at } of steps) {
          const text = shown.replace('|', '');
          const caret = Math.round(at * text.length);
          shown = press(`${text.slice(0, caret)}|${text.slice(caret)}`, key, signs);
          const next = shown.replace('|', '');
          if (next === '') continue;
          const minor = typedAmount(next, signs);
          expect(minor).toBeDefined();
          if (isOpen(next, signs)) continue;
          const [, behind = ''] = next.split(signs.decimal);
          expect(behind.length).toBeLessThanOrEqual(2);
          expect(formatAmount(minor, signs).startsWith(next.split(signs.decimal)[0] ?? '')).toBe(true);
        }
      }),
    );
  });
});
