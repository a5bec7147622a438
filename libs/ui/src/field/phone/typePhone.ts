import { digitsOf, phoneShape } from './phoneShapes.ts';

const INTERNATIONAL = /^\s*(\+|00)/;

/** The dial code an international number starts with, the longest match. */
export function dialIn(text: string, dials: readonly string[]): string | undefined {
  if (!INTERNATIONAL.test(text)) return undefined;
  const digits = digitsOf(text).replace(/^00/, '');
  const fitting = dials.filter((dial) => digits.startsWith(digitsOf(dial)));
  return fitting.sort((a, b) => digitsOf(b).length - digitsOf(a).length)[0];
}

/** The national number in typed or pasted text, as digits: without the country code and the trunk zero. */
export function readPhone(text: string, dial: string | undefined): string {
  const { groups, trunk } = phoneShape(dial);
  const code = digitsOf(dial ?? '');
  const international = INTERNATIONAL.test(text);
  let digits = international ? digitsOf(text).replace(/^00/, '') : digitsOf(text);
  if (international && digits.startsWith(code)) digits = digits.slice(code.length);
  if (trunk && digits.startsWith(trunk)) digits = digits.slice(trunk.length);
  return digits.slice(
    0,
    groups.reduce((sum, size) => sum + size, 0),
  );
}

/** The digits grouped as in their country: `532 123 45 67`. */
export function writePhone(digits: string, dial: string | undefined): string {
  const parts: string[] = [];
  let from = 0;
  for (const size of phoneShape(dial).groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** A key or a paste in the box; `caret` is where the browser left it in `after`. */
export type PhoneTyping = {
  before: string;
  after: string;
  caret: number;
  did?: 'backward' | 'forward';
};

/** What the box shows after a key or paste, and the caret's position. */
export function typePhone(typing: PhoneTyping, dial: string | undefined) {
  const { after, caret } = overSpace(typing);
  const digits = readPhone(after, dial);
  const text = writePhone(digits, dial);
  /* Counted from the end, since what is removed (code, trunk zero) is at the start. */
  const behind = digitsOf(after.slice(caret)).length;
  return { digits, text, caret: behind === 0 ? text.length : caretBefore(text, behind) };
}

/** A deleted space would be inserted again: delete the digit next to it instead. */
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
