/** The largest allowed amount, 99,999,999 whole units, in minor units. */
export const MAX_AMOUNT = 9_999_999_900;

/** One run of digits and separators, with at most a currency before or after it. */
const AMOUNT = /^[^\d.,-]*([\d.,\s'’]*\d[\d.,\s'’]*)[^\d.,-]*$/u;
const GROUPED = /^\d{1,3}([.,]\d{3})*$/;

/**
 * Parses an amount in any common notation into minor units: `1.234,50`, `1,234.50`, `1234.5`, `₺ 250`. A single
 * separator before exactly three digits separates thousands, since money never has three decimals.
 * @returns undefined unless it's one amount from 0 to `MAX_AMOUNT` with at most two decimals
 */
export function parseAmount(text: string): number | undefined {
  const digits = AMOUNT.exec(text)?.[1]?.replace(/[\s'’]/gu, '');
  if (digits === undefined) return undefined;
  const { whole, decimals } = splitAmount(digits);
  if (!/^\d*$/.test(whole) || !/^\d{0,2}$/.test(decimals)) return undefined;
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return minor <= MAX_AMOUNT ? minor : undefined;
}

/** The digits before and after the decimal separator; invalid input keeps its separators, so it isn't a number. */
function splitAmount(digits: string): { whole: string; decimals: string } {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at < 0) return { whole: digits, decimals: '' };
  const head = digits.slice(0, at);
  const tail = digits.slice(at + 1);
  const signs = new Set(digits.match(/[.,]/g));
  const lone = !/[.,]/.test(head);
  const thousands = lone ? tail.length === 3 && /^[1-9]\d{0,2}$/.test(head) : signs.size === 1;
  if (thousands) return { whole: GROUPED.test(digits) ? ungrouped(digits) : digits, decimals: '' };
  if (lone) return { whole: head, decimals: tail };
  const groups = !head.includes(digits.charAt(at)) && GROUPED.test(head);
  return { whole: groups ? ungrouped(head) : head, decimals: tail };
}

const ungrouped = (digits: string) => digits.replace(/[.,]/g, '');
