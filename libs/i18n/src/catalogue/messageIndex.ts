/* @chunk auto */
import { foldForSearch } from '../foldForSearch.ts';

/** A platform message found in the catalogue: its key, and its numbers by placeholder. */
export interface KnownMessage {
  key: string;
  numbers: Readonly<Record<string, string>>;
}

const NUMBER = /\d+(?:[.,]\d+)*/g;
const THOUSANDS = /[.,](?=\d{3}(?!\d))/g;
const NO_CENTS = /[.,]0+$/;
/** The decimal sign of a number in a form, where a dot is punctuation. */
const POINT = '·';
/** Normalizes a number: `1.500`, `1,500` and `1500.00` are equal. */
const plainNumber = (number: string) =>
  number.replace(THOUSANDS, '').replace(NO_CENTS, '').replace(/[.,]/, POINT);

/**
 * Normalizes a message for comparison: no case, no accents, no punctuation. `You Have Not Enough Balance`,
 * `you_have_not_enough_balance` and `You have not enough balance.` are equal.
 */
const formOf = (message: string) =>
  foldForSearch(message.replace(NUMBER, plainNumber))
    .replace(/[^\p{L}\p{N}{}·]+/gu, ' ')
    .trim();

const PLACEHOLDER = /\{(\w+)\}/g;

/** `{value}` matches any text, which isn't shown to the player; every other placeholder is a number. */
const patternOf = (form: string) =>
  new RegExp(
    `^${form.replace(PLACEHOLDER, (_, name: string) => (name === 'value' ? '.+' : `(?<${name}>\\d+(?:${POINT}\\d+)?)`))}$`,
  );

/** Sorts patterns by precision: fewest placeholders for any text first, then the longest. */
const byPrecision = (one: string, other: string) =>
  one.split('{value}').length - other.split('{value}').length || other.length - one.length;

const numbersOf = (groups: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text.replace(POINT, '.')]));

/** An index for looking up messages among a catalogue's keys; an exact wording takes precedence over a pattern. */
export function messageIndex(keys: readonly string[]): (message: string) => KnownMessage | undefined {
  const forms = keys.map((key) => [formOf(key), key] as const);
  const exact = new Map(forms.filter(([form]) => !form.includes('{')));
  const patterns = forms
    .filter(([form]) => form.includes('{'))
    .toSorted(([one], [other]) => byPrecision(one, other))
    .map(([form, key]) => ({ pattern: patternOf(form), key }));
  return (message) => {
    const form = formOf(message);
    const key = exact.get(form);
    if (key !== undefined) return { key, numbers: {} };
    for (const { pattern, key: found } of patterns) {
      const match = pattern.exec(form);
      if (match) return { key: found, numbers: numbersOf(match.groups) };
    }
    return undefined;
  };
}
