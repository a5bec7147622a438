/** Words that introduce the code in a message. */
const NAMED = /(?:kod|code|şifre|parola|otp|pin)\P{N}{0,24}$/iu;
/** A part of a date, a time or an amount. */
const BEFORE = String.raw`(?<![\d.,:/₺$€])(?<!(?:₺|TL)\s)`;
const AFTER = String.raw`(?!\d|[.,:/]\d|\s?(?:TL|TRY|₺))`;

function runsOf(text: string, digits: string): RegExpExecArray[] {
  return [...text.matchAll(new RegExp(BEFORE + digits + AFTER, 'gu'))];
}

/**
 * Extracts the one-time code from pasted text (`Kodun: 482 913, 5 dakika geçerli`). Candidates are runs of exactly
 * `length` digits that aren't part of a date, a time, an amount or a longer number; runs with spaces or hyphens only
 * count if there are none without. A run after a word for "code" wins, otherwise the first. If there is no run, returns
 * all digits.
 */
export function extractCode(text: string, length: number): string {
  const solid = runsOf(text, String.raw`\d{${length}}`);
  const spaced = runsOf(text, String.raw`\d(?:[ \u00a0-]?\d){${length - 1}}`);
  const runs = solid.length > 0 ? solid : spaced;
  const named = runs.find(({ index }) => NAMED.test(text.slice(0, index)));
  return ((named ?? runs[0])?.[0] ?? text).replace(/\D/g, '').slice(0, length);
}
