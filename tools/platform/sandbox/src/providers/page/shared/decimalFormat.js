/** Formats odds, multipliers and amounts without a sign for the player: `3,37` or `3.37`. */
export function decimalFormat(lang) {
  const format = new Intl.NumberFormat(lang === 'en' ? 'en-GB' : 'tr-TR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  return (value) => format.format(Number(value));
}
