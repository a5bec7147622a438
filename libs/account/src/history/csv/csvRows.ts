import type { HistoryColumn, HistoryList } from '../HistoryList.ts';
import { cellText } from '../list-page/cellText.ts';
import { UNKNOWN, type RowWords } from '../list-page/useRowWords.ts';

/** A plain number without a currency sign or thousands separators, with the language's decimal separator. */
function amountCell(minor: number | undefined, decimal: string): string {
  if (minor === undefined) return '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}

/** ISO 8601 with its zone, to the second: the only format that no spreadsheet mistakes for another date. */
const momentCell = (ms: number | undefined) =>
  ms === undefined ? '' : new Date(ms).toISOString().replace(/\.\d{3}/, '');

function csvCell<Row>(column: HistoryColumn<Row>, row: Row, words: RowWords): string {
  if (column.kind === 'money') return amountCell(column.value(row), words.language === 'tr' ? ',' : '.');
  if (column.kind === 'time') return momentCell(column.value(row));
  const text = cellText(column, row, words);
  return text === UNKNOWN ? '' : text;
}

/** The cells of a history's CSV file: its columns and details, with headings in the player's language. */
export function csvRows<Row extends object>(
  { columns, details = [] }: HistoryList<Row>,
  rows: readonly Row[],
  words: RowWords,
): string[][] {
  const all = [...columns, ...details];
  return [
    [
      ...all.map(({ kind, head }) => (kind === 'time' ? `${words.t(head)} (UTC)` : words.t(head))),
      words.t('currency'),
    ],
    ...rows.map((row) => [...all.map((column) => csvCell(column, row, words)), words.currency]),
  ];
}
