import type { HistoryColumn } from '../HistoryList.ts';
import { UNKNOWN, type RowWords } from './useRowWords.ts';

/** A cell's value as text: for the details, for screen readers and for print. */
export function cellText<Row>(column: HistoryColumn<Row>, row: Row, words: RowWords): string {
  switch (column.kind) {
    case 'text':
      return column.value(row, words) ?? UNKNOWN;
    case 'time': {
      const ms = column.value(row);
      return ms === undefined ? UNKNOWN : words.dates.moment(ms);
    }
    case 'money':
      return column.signed?.(row) ? words.signed(column.value(row)) : words.money(column.value(row));
    case 'status': {
      const status = column.value(row);
      return status ? words.t(status.label) : UNKNOWN;
    }
  }
}
