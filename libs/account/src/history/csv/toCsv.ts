/** Makes Excel read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const NEEDS_QUOTES = /["\n\r]|^\s|\s$/;

/** Escapes text that a spreadsheet would run as a formula; a negative number stays a number. */
const harmless = (cell: string) => (FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, separator: string) =>
  NEEDS_QUOTES.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * Formats rows as a CSV file that spreadsheets open without an import dialog.
 * @param separator the one expected by the language's spreadsheets: `;` if the comma is the decimal separator
 */
export const toCsv = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => row.map((cell) => quoted(harmless(cell), separator)).join(separator)).join('\r\n') +
  '\r\n';
