/** A Turkish IBAN: the prefix and 24 digits. */
const IBAN = /^TR\d{24}$/;
const MIN_LENGTH = 26;

/** Normalizes an IBAN: no spaces, and one prefix however often it was typed; with what is wrong with it. */
export function readIban(text: string): { iban: string; fault: string | undefined } {
  const bare = text.replaceAll(/\s/g, '').replace(/^(?:TR)+/i, '');
  const iban = `TR${bare}`;
  if (iban.length < MIN_LENGTH) return { iban, fault: 'iban_must_be_at_least_26_characters' };
  return { iban, fault: IBAN.test(iban) ? undefined : 'invalid_iban' };
}
