import { digitsOf, phoneShape } from './phoneShapes.ts';

/** After marks and brackets: `(+90) …`; contacts apps wrap numbers in invisible marks. */
const INTERNATIONAL = /^[^\d+]*(\+|00)/;
/** E.164. */
const MAX = 15;

const internationalDigits = (text: string) => digitsOf(text).replace(/^00/, '');

/** The dial code an international number starts with, the longest match. */
export function dialIn(text: string, dials: readonly string[]): string | undefined {
  if (!INTERNATIONAL.test(text)) return undefined;
  const digits = internationalDigits(text);
  const fitting = dials.filter((dial) => digits.startsWith(digitsOf(dial)));
  return fitting.sort((a, b) => digitsOf(b).length - digitsOf(a).length)[0];
}

/** Whether a text is a dial code that is still being typed: `+9`, `+90`. `dial` is the one that it starts with. */
export function isDialling(text: string, dial: string | undefined): boolean {
  if (!INTERNATIONAL.test(text)) return false;
  const { length } = internationalDigits(text);
  return length <= (dial === undefined ? 3 : digitsOf(dial).length);
}

const lengthOf = (dial: string | undefined) => phoneShape(dial).groups.reduce((sum, size) => sum + size, 0);

/** A country code without its plus counts as one only if the number would otherwise be too long. */
function hasBareCode(digits: string, dial: string | undefined): boolean {
  const code = digitsOf(dial ?? '');
  return code !== '' && digits.startsWith(code) && digits.length === lengthOf(dial) + code.length;
}

/**
 * The national number in typed or pasted text, as digits: without the country code and the trunk zero. Extra digits are
 * kept for the form to refuse, since cutting them off would make a different number.
 */
export function readPhone(text: string, dial: string | undefined): string {
  const { trunk } = phoneShape(dial);
  const code = digitsOf(dial ?? '');
  const isInternational = INTERNATIONAL.test(text);
  let digits = isInternational ? internationalDigits(text) : digitsOf(text);
  if (isInternational ? digits.startsWith(code) : hasBareCode(digits, dial))
    digits = digits.slice(code.length);
  if (trunk && digits.startsWith(trunk)) digits = digits.slice(trunk.length);
  return digits.slice(0, MAX);
}

/** The digits grouped as in their country: `532 123 45 67`; extra digits come last. */
export function writePhone(digits: string, dial: string | undefined): string {
  const parts: string[] = [];
  let from = 0;
  for (const size of [...phoneShape(dial).groups, MAX]) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** A keystroke or a paste in the box; `caret` is the browser's caret position in `after`. */
export type PhoneTyping = {
  before: string;
  after: string;
  caret: number;
  did?: 'backward' | 'forward';
};

/** The box's text after a keystroke or paste, and the caret's position. */
export function typePhone(typing: PhoneTyping, dial: string | undefined) {
  const { after, caret } = overSpace(typing);
  const digits = readPhone(after, dial);
  const text = writePhone(digits, dial);
  /* Counted from the end, since the removed parts (code, trunk zero) are at the start. */
  const behind = digitsOf(after.slice(caret)).length;
  return { digits, text, caret: behind === 0 ? text.length : caretBefore(text, behind) };
}

/** Deleting a space has no effect, as it would be inserted again, so this deletes the digit next to it. */
function overSpace({ before, after, caret, did }: PhoneTyping) {
  if (!did || digitsOf(before) !== digitsOf(after)) return { after, caret };
  const at = Math.max(did === 'backward' ? caret - 1 : caret, 0);
  return { after: after.slice(0, at) + after.slice(at + 1), caret: at };
}

function caretBefore(text: string, behind: number): number {
  let left = behind;
  let caret = text.length;
  while (left > 0 && caret > 0) {
    caret -= 1;
    if (text.charAt(caret) !== ' ') left -= 1;
  }
  return caret;
}
