import { isValidIBAN } from 'ibantools';

const PREFIX = 'TR';
/** A Turkish IBAN, with its prefix (spec 3/5.money/3). */
const MIN_LENGTH = 26;

/** What follows the prefix: without spaces, and without the prefixes that were typed or pasted with it. */
export const ibanDigits = (typed: string): string => typed.replaceAll(/\s/g, '').replace(/^(?:TR)+/i, '');

/** The IBAN as it is sent, with one prefix; empty while nothing was typed. */
export const fullIban = (typed: string): string => {
  const rest = ibanDigits(typed);
  return rest === '' ? '' : PREFIX + rest;
};

/** Why an IBAN can't be right, as the platform would say it; its check digits are calculated. */
export function ibanProblem(iban: string): string | undefined {
  if (iban.length < MIN_LENGTH) return `iban_must_be_at_least_${MIN_LENGTH}_characters`;
  return isValidIBAN(iban) ? undefined : 'invalid_iban';
}
