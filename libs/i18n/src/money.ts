import { currencyFormat } from './formats.ts';
import type { Language } from './languages.ts';

const CURRENCY_BY_CODE: Record<number, string> = { 1: 'TRY', 2: 'USD' };
const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/** ISO code for the platform's currency number: 1 lira, 2 dollar, anything else euro (spec 2/2.13/31). */
export const currencyOf = (code: number): string => CURRENCY_BY_CODE[code] ?? 'EUR';

/**
 * Minor units of a decimal amount as the platform sends it (`'1234.50'` is 123450).
 * @returns undefined if it isn't an amount, so that a screen shows a dash rather than a wrong figure
 */
export function parseMoney(amount: unknown): number | undefined {
  const text = typeof amount === 'number' ? String(amount) : amount;
  const match = typeof text === 'string' ? DECIMAL.exec(text.trim()) : null;
  if (!match) return undefined;
  const [, sign, whole, decimals = ''] = match;
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign && minor !== 0 ? -minor : minor;
}

const NO_CENTS = /[.,]00$/;

/** `₺250` for ₺250,00, if space is limited: chips and limits. `minor` is in minor units. */
export const formatShortMoney = (minor: number, currency: string, language: Language): string =>
  formatMoney(minor, currency, language).replace(NO_CENTS, '');

/**
 * `₺1.234,50` or `₺1,234.50`. A negative amount has a real minus sign, which is read aloud and is as wide as a
 * plus, not a hyphen. An unknown amount is a dash (ADR 15). `minor` is in minor units.
 */
export const formatMoney = (minor: number | undefined, currency: string, language: Language): string =>
  minor === undefined
    ? '—'
    : currencyFormat(language, currency)
        .format(minor / 100)
        .replace('-', '−');
