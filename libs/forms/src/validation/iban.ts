import { isValidIBAN } from 'ibantools';

const PREFIX = 'TR';
/** A Turkish IBAN, with its prefix (spec 3/5.money/3). */
const MIN_LENGTH = 26;

/** Separators in and around an IBAN: spaces, hyphens, colons, and invisible characters. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}.:]/gu;
/** A whole IBAN within a longer text, as copied from a banking app: with the owner's name, or a label. */
const WHOLE = /TR(\d{24})(?!\d)/i;
/** Prefixes and labels typed or pasted along with it. */
const LEADING = /^(?:IBAN(?:NO)?|TR)+/i;

/** The digits after the prefix, without separators, labels or a repeated prefix. */
export function ibanDigits(typed: string): string {
  const text = typed.replaceAll(SEPARATORS, '');
  return WHOLE.exec(text)?.[1] ?? text.replace(LEADING, '');
}

/** The IBAN as it's sent, with one prefix; empty if nothing was typed. */
export const fullIban = (typed: string): string => {
  const rest = ibanDigits(typed);
  return rest === '' ? '' : PREFIX + rest;
};

/** Why an IBAN is invalid, in the platform's terms; its check digits are verified. */
export function ibanProblem(iban: string): string | undefined {
  if (iban.length < MIN_LENGTH) return `iban_must_be_at_least_${MIN_LENGTH}_characters`;
  return isValidIBAN(iban) ? undefined : 'invalid_iban';
}
