import type { Lang } from '../../contract/lang.ts';

const LOCALES: Record<Lang, string> = { tr: 'tr-TR', en: 'en-GB' };
const CODES: Readonly<Record<number, string>> = { 1: 'TRY', 2: 'USD' };

/**
 * An amount in minor units, formatted for players, without decimals when they are 00; currency 1 lira, 2
 * dollar, 3 euro.
 */
export const moneyText = (amount: bigint, lang: Lang, currency: number): string =>
  new Intl.NumberFormat(LOCALES[lang], {
    style: 'currency',
    currency: CODES[currency] ?? 'EUR',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(amount) / 100);

/** An amount in minor units without a currency, if that is unknown. */
export const numberText = (amount: bigint, lang: Lang): string =>
  new Intl.NumberFormat(LOCALES[lang], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(amount) / 100);
