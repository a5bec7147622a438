import { FactList, type Fact } from '@baize/ui';
import type { HistoryColumn } from '../HistoryList.ts';
import { cellText } from './cellText.ts';
import { headOf, type RowWords } from './useRowWords.ts';

interface Props<Row> {
  columns: readonly HistoryColumn<Row>[];
  row: Row;
  words: RowWords;
  variant: 'rows' | 'columns';
}

/** All details of a row, including its time in the other zone. */
export function RowDetails<Row>({ columns, row, words, variant }: Props<Row>) {
  const { dates } = words;
  const facts = columns.flatMap((column): Fact[] => {
    const value = cellText(column, row, words);
    const own = { id: column.head, label: headOf(column, words), value };
    const ms = column.kind === 'time' ? column.value(row) : undefined;
    return ms === undefined
      ? [own]
      : [
          own,
          {
            id: `${column.head}_other`,
            label: dates.otherZone ?? words.t('in_your_time'),
            value: dates.other(ms),
          },
        ];
  });
  return <FactList facts={facts} variant={variant} />;
}
