import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialIn, isDialling, readPhone, typePhone, writePhone } from './typePhone.ts';

describe('readPhone', () => {
  it.each([
    ['532 123 45 67', '+90', '5321234567'],
    ['0532 123 45 67', '+90', '5321234567'],
    ['+90 532 123 45 67', '+90', '5321234567'],
    ['0090 (532) 123-45-67', '90', '5321234567'],
    ['+90 0532 1234567', '+90', '5321234567'],
    ['905321234567', '+90', '5321234567'],
    ['90 532 123 45 67', '+90', '5321234567'],
    ['(+90) 532 123 45 67', '+90', '5321234567'],
    ['\u202A+90 532 123 45 67\u202C', '+90', '5321234567'],
    ['\u2068+905321234567\u2069', '+90', '5321234567'],
    ['532123456789', '+90', '532123456789'],
    ['90532123456', '+90', '90532123456'],
    ['12025550143', '+1', '2025550143'],
    ['+1 202 555 0143', '+90', '12025550143'],
    ['06 12345678', '+39', '0612345678'],
    ['0', '+90', ''],
    ['abc', '+90', ''],
    ['', undefined, ''],
  ])('%s of %s is %s', (text, dial, digits) => expect(readPhone(text, dial)).toBe(digits));
});

it.each([
  ['+', undefined, true],
  ['+9', undefined, true],
  ['+90', '+90', true],
  ['(+90', '+90', true],
  ['+905', '+90', false],
  ['+7900', undefined, false],
  ['5', undefined, false],
])('%s is an incomplete dial code, of %s: %s', (text, dial, expected) =>
  expect(isDialling(text, dial)).toBe(expected),
);

describe('dialIn', () => {
  const dials = ['+90', '+1', '+994', '+99'];
  it.each([
    ['+90 532', '+90'],
    ['00994501234567', '+994'],
    ['+1 202', '+1'],
    ['532 123', undefined],
    ['+7 900', undefined],
  ])('%s: %s', (text, dial) => expect(dialIn(text, dials)).toBe(dial));
});

/** `|` is the caret after the key. */
function shown(after: string, dial = '+90') {
  const typing = { before: '', after: after.replace('|', ''), caret: after.indexOf('|') };
  const { text, caret } = typePhone(typing, dial);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('typePhone', () => {
  it.each([
    ['5|', '5|'],
    ['5321|', '532 1|'],
    ['53|2 1', '53|2 1'],
    ['5329| 1', '532 9|1'],
    ['05|', '5|'],
    ['532 12a|', '532 12|'],
    ['53|123 45 67', '53|1 234 56 7'],
    ['|', '|'],
  ])('%s becomes %s', (after, next) => expect(shown(after)).toBe(next));

  it('deletes the digit before a space, not the space', () => {
    const backward = typePhone({ before: '532 12', after: '53212', caret: 3, did: 'backward' }, '+90');
    expect([backward.text, backward.caret]).toEqual(['531 2', 2]);
    const forward = typePhone({ before: '532 12', after: '53212', caret: 3, did: 'forward' }, '+90');
    expect([forward.text, forward.caret]).toEqual(['532 2', 4]);
  });

  it('shows only digits and spaces, and formatting changes no digit', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.constantFrom('+90', '+1', '+39', undefined), (text, at, dial) => {
        const {
          digits,
          text: written,
          caret,
        } = typePhone({ before: '', after: text, caret: Math.min(at, text.length) }, dial);
        expect(written).toMatch(/^[\d ]*$/);
        expect(written.replaceAll(' ', '')).toBe(digits);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(written.length);
        expect(writePhone(readPhone(written, dial), dial).length).toBeLessThanOrEqual(written.length);
      }),
    );
  });
});
