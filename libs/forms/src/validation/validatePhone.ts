import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';

const BY_LENGTH = new Map([
  ['TOO_SHORT', 'short'],
  ['TOO_LONG', 'long'],
] as const);

/**
 * What is wrong with a telephone number of a country. `dial` is the country's code with its plus, `national` the digits
 * after it. The numbering plans weigh more than a form: a browser imports this file once a form with a telephone is open.
 */
export function validatePhone(dial: string, national: string): 'short' | 'long' | 'format' | undefined {
  const number = `${dial}${national}`;
  const parsed = parsePhoneNumberFromString(number, { extract: false });
  /* What it had to correct, such as a zero before the number, is not what was typed. */
  const isAsTyped = parsed && `+${parsed.countryCallingCode}` === dial && parsed.nationalNumber === national;
  if (isAsTyped && parsed.isValid()) return undefined;
  return BY_LENGTH.get(validatePhoneNumberLength(number) as 'TOO_SHORT') ?? 'format';
}
