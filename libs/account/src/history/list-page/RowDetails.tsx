import { FactList, type Fact } from '@baize/ui';
import type { HistoryColumn } from '../HistoryList.ts';
import { cellText } from './cellText.ts';
import type { RowWords } from './useRowWords.ts';

interface Props<Row> {
  columns: readonly HistoryColumn<Row>[];
  row: Row;
  words: RowWords;
  variant: 'rows' | 'columns';
}

/** What there is to know about a row, and when it happened in the player's own time. */
export function RowDetails<Row>({ columns, row, words, variant }: Props<Row>) {
  const facts = columns.flatMap((column): Fact[] => {
    const value = cellText(column, row, words);
    const own = { id: column.head, label: words.t(column.head), value };
    const ms = column.kind === 'time' ? column.value(row) : undefined;
    return ms === undefined
      ? [own]
      : [own, { id: 'local', label: words.t('in_your_time'), value: words.local(ms) }];
  });
  return <FactList facts={facts} variant={variant} />;
}
