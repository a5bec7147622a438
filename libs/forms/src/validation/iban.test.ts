import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullIban, ibanDigits, ibanProblem } from './iban.ts';

const VALID = 'TR330006100519786457841326';

describe('an IBAN', () => {
  it.each([
    ['330006100519786457841326'],
    ['TR33 0006 1005 1978 6457 8413 26'],
    ['tr330006100519786457841326'],
    ['TRTR330006100519786457841326'],
    [' TR TR 33 0006 1005 1978 6457 8413 26 '],
    ['\tTR33\u00a00006100519786457841326\n'],
    ['IBAN: TR33 0006 1005 1978 6457 8413 26'],
    ['IBAN No: 33 0006 1005 1978 6457 8413 26'],
    ['TR33-0006-1005-1978-6457-8413-26'],
    ['\u202ATR330006100519786457841326\u202C'],
    ['TR330006100519786457841326\u200B'],
    ['Defne Aydın\nTR33 0006 1005 1978 6457 8413 26'],
    ['TR33 0006 1005 1978 6457 8413 26 Orta Bank'],
  ])('typed or pasted as %j is sent with one prefix', (typed) => expect(fullIban(typed)).toBe(VALID));

  it('is empty while nothing follows the prefix', () => {
    expect(fullIban('')).toBe('');
    expect(fullIban('TR ')).toBe('');
  });

  it('formatting is idempotent', () =>
    fc.assert(fc.property(fc.string(), (typed) => ibanDigits(ibanDigits(typed)) === ibanDigits(typed))));

  it('has its check digits calculated: no single wrong digit passes', () => {
    expect(ibanProblem(VALID)).toBeUndefined();
    for (let at = 2; at < VALID.length; at += 1) {
      const digit = (Number(VALID[at]) + 1) % 10;
      expect(ibanProblem(VALID.slice(0, at) + String(digit) + VALID.slice(at + 1))).toBe('invalid_iban');
    }
  });

  it.each([
    ['TR33', 'iban_must_be_at_least_26_characters'],
    ['TR33000610051978645784132X', 'invalid_iban'],
    ['TR3300061005197864578413260', 'invalid_iban'],
  ])('%s is %s', (iban, problem) => expect(ibanProblem(iban)).toBe(problem));
});
