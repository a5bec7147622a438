import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { validatePhone } from './validatePhone.ts';

describe('a telephone number', () => {
  it.each([
    ['+90', '5321234599', undefined],
    ['+90', '2123456789', undefined],
    ['+90', '5321', 'short'],
    ['+90', '532123459', 'format'],
    ['+90', '53212345991234', 'long'],
    ['+90', '1234567890', 'format'],
    ['+90', '', 'short'],
    ['+49', '15123456789', undefined],
    ['+49', '015123456789', 'format'],
    ['+39', '0612345678', undefined],
    ['+49', '1', 'short'],
    ['+1', '2025550143', undefined],
    ['+7', '7001234567', undefined],
    ['+44', '7400123456', undefined],
    ['+999', '5321234599', 'format'],
  ])('%s %s: %s', (dial, national, problem) => expect(validatePhone(dial, national)).toBe(problem));

  it('is valid in every country for a number of its plan, and invalid without its last three digits', () => {
    const known = getCountries().filter((country) => Object.hasOwn(examples, country));
    fc.assert(
      fc.property(fc.constantFrom(...known), (country) => {
        const dial = `+${getCountryCallingCode(country)}`;
        const national = (examples as Record<string, string>)[country] ?? '';
        expect(validatePhone(dial, national)).toBeUndefined();
        expect(validatePhone(dial, national.slice(0, 3))).toBeDefined();
      }),
    );
  });

  it('never throws, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (dial, national) => {
        expect(['short', 'long', 'format', undefined]).toContain(validatePhone(dial, national));
      }),
    ));
});
