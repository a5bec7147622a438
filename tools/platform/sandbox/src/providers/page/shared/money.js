const CODES = { 1: 'TRY', 2: 'USD' };

/**
 * Formats amounts for the player: `₺1.234,50` or `$1,234.50`. Values are strings or numbers in major units.
 */
export function moneyFormat(lang, currency) {
  const format = new Intl.NumberFormat(lang === 'en' ? 'en-GB' : 'tr-TR', {
    style: 'currency',
    currency: CODES[currency] ?? 'EUR',
    currencyDisplay: 'narrowSymbol',
  });
  return (amount) => format.format(Number(amount));
}
