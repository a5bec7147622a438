import { Badge, Money } from '@baize/ui';
import type { HistoryColumn } from '../HistoryList.ts';
import { cellText } from './cellText.ts';
import { MomentText } from './MomentText.tsx';
import type { RowWords } from './useRowWords.ts';

interface Props<Row> {
  column: HistoryColumn<Row>;
  row: Row;
  words: RowWords;
}

const toneOf = (minor: number | undefined, signed = false) =>
  signed && minor !== undefined && minor > 0 ? 'win' : 'plain';

/** Renders a row's value by its kind: a time, an amount, a status, or text. */
export function HistoryCell<Row>({ column, row, words }: Props<Row>) {
  switch (column.kind) {
    case 'time':
      return <MomentText ms={column.value(row)} words={words} />;
    case 'money': {
      const minor = column.value(row);
      return (
        <Money
          amount={minor === undefined ? undefined : cellText(column, row, words)}
          tone={toneOf(minor, column.signed?.(row))}
          unknownLabel={words.t('unknown')}
        />
      );
    }
    case 'status': {
      const status = column.value(row);
      return status ? <Badge tone={status.tone}>{words.t(status.label)}</Badge> : '—';
    }
    case 'text':
      return cellText(column, row, words);
  }
}
