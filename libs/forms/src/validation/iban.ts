import { isValidIBAN } from 'ibantools';

const PREFIX = 'TR';
/** A Turkish IBAN, with its prefix (spec 3/5.money/3). */
const MIN_LENGTH = 26;

/** What stands between its groups and around it: spaces, hyphens, colons, and marks that nobody sees. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}.:]/gu;
/** A whole IBAN in a longer text, as a bank's app copies it: with the owner's name, or a label. */
const WHOLE = /TR(\d{24})(?!\d)/i;
/** Prefixes and labels that were typed or pasted with it. */
const LEADING = /^(?:IBAN(?:NO)?|TR)+/i;

/** What follows the prefix: without what separates, labels it or was typed twice. */
export function ibanDigits(typed: string): string {
  const text = typed.replaceAll(SEPARATORS, '');
  return WHOLE.exec(text)?.[1] ?? text.replace(LEADING, '');
}

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
