/* @chunk auto */
/**
 * Letter-case operations. None may depend on the visitor's locale: the Turkish rule turns `I` into `ı`, so a user name
 * would no longer match.
 */

/**
 * Lower case by the locale-independent rule, for user names (spec 1/3.payloads/1). `İ` stays one letter: the rule alone
 * would turn it into an i with a second dot.
 */
export const lowerCase = (text: string) => text.normalize('NFC').replaceAll('İ', 'i').toLowerCase();

/** Text normalised for search: no case, no accents, and I, ı, İ, i are all one letter. */
export const foldForSearch = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').trim();

/** Turns a platform key into words, for a label: `bonus_granted` is `Bonus granted`. */
export function readableKey(key: string): string {
  const words = key.replace(/[\s_]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Whether a text contains the search text, both normalised by `foldForSearch`. */
export const matchesSearch = (text: string, search: string) =>
  foldForSearch(text).includes(foldForSearch(search));
