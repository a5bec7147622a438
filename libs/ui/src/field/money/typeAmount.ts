import type { AmountSigns } from './amountSigns.ts';
import { groupDigits } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';

export type Typing = {
  /** The text before the keystroke, and the browser's result. */
  before: string;
  after: string;
  /** The caret's position in `after`. */
  caret: number;
  /** The effect of the key: insert, or delete to the left or to the right. */
  did: 'insert' | 'backward' | 'forward';
};

type Text = { text: string; caret: number };

/**
 * Whether a text ends with a group separator and at most two digits: either the thousands are still being typed (`1.0`
 * of `1.000`), or the keypad has only this separator and it stands for decimals. Until the third digit, it's read as
 * decimals.
 */
export const isOpen = (text: string, { group }: AmountSigns): boolean =>
  /[.,]/.test(group) &&
  new RegExp(String.raw`^[1-9]\d{0,2}(?:[${group}]\d{3})*[${group}]\d{0,2}$`).test(text);

/** The last group separator as the decimal separator. */
function asDecimals(text: string, { group, decimal }: AmountSigns): string {
  const at = text.lastIndexOf(group);
  return at < 0 ? text : text.slice(0, at) + decimal + text.slice(at + 1);
}

/** The minor units of a text that is being typed. */
export const typedAmount = (text: string, signs: AmountSigns): number | undefined =>
  parseAmount(isOpen(text, signs) ? asDecimals(text, signs) : text);

/**
 * Formats an amount field after a keystroke: thousands grouped, at most two decimals, and the caret after the same
 * digit. Either separator may mean decimals, since phone keypads often have only one of them; three digits after the
 * group separator are thousands. A key that would exceed the maximum, or cut off decimals, is ignored.
 */
export function typeAmount(typing: Typing, signs: AmountSigns): Text {
  const { after, caret: at } = typing;
  const wasOpen = isOpen(typing.before, signs);
  const opens = typing.did === 'insert' && at === after.length && after.endsWith(signs.group);
  if (isOpen(after, signs) && (wasOpen || opens))
    return typedAmount(after, signs) === undefined ? unchanged(typing) : { text: after, caret: at };
  if (cutsDecimals(typing)) return unchanged(typing);
  const tail = after.length - 1 - after.lastIndexOf(signs.group);
  const meant = wasOpen && tail < 3 ? { text: asDecimals(after, signs), caret: at } : undefined;
  const plain = wasOpen ? { text: after, caret: at } : overGroup(typing, signs);
  const { digits, passed } = tidied(readKeys(meant ?? plain, typing.did, signs));
  const [whole = '', decimals] = digits.split('.');
  const text = groupDigits(whole, signs.group) + (decimals === undefined ? '' : signs.decimal + decimals);
  if (text !== '' && parseAmount(text) === undefined) return unchanged(typing);
  return { text, caret: caretBehind(text, passed, signs) };
}

/** A separator before more than two digits would cut them off. */
function cutsDecimals({ after, caret, did }: Typing): boolean {
  const isSign = did === 'insert' && /[.,]/.test(after.charAt(caret - 1));
  return isSign && after.slice(caret).replace(/\D/g, '').length > 2;
}

/** Deleting a group separator has no effect, as it would be inserted again, so this deletes the digit next to it. */
function overGroup({ before, after, caret, did }: Typing, { group }: AmountSigns): Text {
  const only = after.length === before.length - group.length && before.slice(caret, caret + 1) === group;
  if (did === 'insert' || !only || after.slice(0, caret) !== before.slice(0, caret))
    return { text: after, caret };
  const at = did === 'backward' ? caret - 1 : caret;
  return { text: after.slice(0, Math.max(at, 0)) + after.slice(at + 1), caret: Math.max(at, 0) };
}

type Keys = {
  /** Digits, with a full stop before the decimals. */
  digits: string;
  /** How many of them are before the caret. */
  passed: number;
};

function readKeys({ text, caret }: Text, did: Typing['did'], { decimal }: AmountSigns): Keys {
  const typedSign = did === 'insert' && /[.,]/.test(text.charAt(caret - 1)) ? caret - 1 : -1;
  const second = (text.slice(0, Math.max(typedSign, 0)) + text.slice(typedSign + 1)).includes(decimal);
  const keys = { digits: '', passed: 0 };
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    const isDecimal = index === typedSign ? !second : char === decimal;
    if (/\d/.test(char)) keys.digits += char;
    else if (isDecimal && !keys.digits.includes('.')) keys.digits += '.';
    if (index < caret) keys.passed = keys.digits.length;
  }
  return keys;
}

/** No leading zeros except one before the decimal separator, and no third decimal. */
function tidied({ digits, passed }: Keys): Keys {
  const zeros = /^0+(?=\d)/.exec(digits)?.[0].length ?? 0;
  const rest = digits.slice(zeros);
  const full = rest.startsWith('.') ? `0${rest}` : rest;
  const dot = full.indexOf('.');
  const kept = dot < 0 ? full : full.slice(0, dot + 3);
  const before = Math.max(passed - zeros, 0) + (full.length - rest.length);
  return { digits: kept, passed: Math.min(before, kept.length) };
}

function unchanged({ before, after, caret }: Typing): Text {
  const back = caret - (after.length - before.length);
  return { text: before, caret: Math.min(Math.max(back, 0), before.length) };
}

function caretBehind(text: string, passed: number, { decimal }: AmountSigns): number {
  let left = passed;
  let caret = 0;
  while (left > 0 && caret < text.length) {
    const char = text.charAt(caret);
    if (/\d/.test(char) || char === decimal) left -= 1;
    caret += 1;
  }
  return caret;
}
