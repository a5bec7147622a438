import type { AmountSigns } from './amountSigns.ts';
import { groupDigits } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';

export type Typing = {
  /** The text before the key, and what the browser made of it. */
  before: string;
  after: string;
  /** The caret's position in `after`. */
  caret: number;
  /** What the key did: insert something, or delete to the left or to the right. */
  did: 'insert' | 'backward' | 'forward';
};

type Text = { text: string; caret: number };

/**
 * What a field shows after a key: thousands grouped, at most two decimals, and the caret after the same
 * digit. A typed full stop or comma is the decimal separator: numeric keypads on phones often have only one
 * of them. A key that would exceed the maximum is ignored.
 */
export function typeAmount(typing: Typing, signs: AmountSigns): Text {
  const { digits, passed } = tidied(readKeys(overGroup(typing, signs), typing.did, signs));
  const [whole = '', decimals] = digits.split('.');
  const text = groupDigits(whole, signs.group) + (decimals === undefined ? '' : signs.decimal + decimals);
  if (text !== '' && parseAmount(text) === undefined) return unchanged(typing);
  return { text, caret: caretBehind(text, passed, signs) };
}

/** A deleted group separator would be inserted again: delete the digit next to it instead. */
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
