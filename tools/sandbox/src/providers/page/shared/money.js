const CODES = { 1: 'TRY', 2: 'USD' };

/** Amounts as the player reads them: `₺1.234,50` or `$1,234.50`. Values are strings or numbers of whole units. */
export function moneyFormat(lang, currency) {
  const format = new Intl.NumberFormat(lang === 'en' ? 'en-GB' : 'tr-TR', {
    style: 'currency',
    currency: CODES[currency] ?? 'EUR',
    currencyDisplay: 'narrowSymbol',
  });
  return (amount) => format.format(Number(amount));
}
