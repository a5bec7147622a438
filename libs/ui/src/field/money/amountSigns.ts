/** A locale's group separator and decimal separator. */
export type AmountSigns = { group: string; decimal: string };

/** The separators of a locale, for example `.` and `,` for `tr-TR`. */
export function amountSigns(locale: string): AmountSigns {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: string, other: string) => parts.find((part) => part.type === type)?.value ?? other;
  return { group: sign('group', ','), decimal: sign('decimal', '.') };
}

/** The symbol of a currency in a locale, for example `₺`; the code itself if there is none. */
export const currencySign = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency;
