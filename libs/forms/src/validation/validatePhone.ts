import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';

const BY_LENGTH = new Map([
  ['TOO_SHORT', 'short'],
  ['TOO_LONG', 'long'],
] as const);

/**
 * Validates a phone number. `dial` is the country's code with its plus, `national` the digits after it. The numbering
 * plans are larger than a form, so this file is imported only once a form with a phone field is open.
 */
export function validatePhone(dial: string, national: string): 'short' | 'long' | 'format' | undefined {
  const number = `${dial}${national}`;
  const parsed = parsePhoneNumberFromString(number, { extract: false });
  /* If the parser corrected the number, such as by dropping a leading zero, it isn't what was typed. */
  const isAsTyped = parsed && `+${parsed.countryCallingCode}` === dial && parsed.nationalNumber === national;
  if (isAsTyped && parsed.isValid()) return undefined;
  return BY_LENGTH.get(validatePhoneNumberLength(number) as 'TOO_SHORT') ?? 'format';
}
