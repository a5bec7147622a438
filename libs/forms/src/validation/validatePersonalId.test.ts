import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completePersonalId, validatePersonalId } from './validatePersonalId.ts';

const TURKEY = 222;
const GERMANY = 77;

const nine = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String);

describe('an identity number', () => {
  it.each([
    ['10000000146', TURKEY, undefined],
    ['12345678901', TURKEY, 'checksum'],
    ['00000000000', TURKEY, 'checksum'],
    ['11111111111', TURKEY, 'checksum'],
    ['1000000014', TURKEY, 'digits'],
    ['100000001460', TURKEY, 'digits'],
    ['1000000014a', TURKEY, 'digits'],
    ['', TURKEY, 'digits'],
    ['12345678901', GERMANY, undefined],
    ['1234567890', GERMANY, 'digits'],
  ])('%j of country %i: %s', (id, country, problem) => expect(validatePersonalId(id, country)).toBe(problem));

  it('is valid with its two check digits', () =>
    fc.assert(
      fc.property(nine, (digits) => {
        expect(validatePersonalId(completePersonalId(digits), TURKEY)).toBeUndefined();
      }),
    ));

  it('is invalid with any one digit changed', () =>
    fc.assert(
      fc.property(nine, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const id = completePersonalId(digits);
        const changed = (Number(id[at]) + by) % 10;
        const mistyped = id.slice(0, at) + String(changed) + id.slice(at + 1);
        expect(validatePersonalId(mistyped, TURKEY)).toBe('checksum');
      }),
    ));
});
