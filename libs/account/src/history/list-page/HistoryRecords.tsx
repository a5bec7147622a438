import { DataList, type ListRecord } from '@baize/ui';
import type { Keyed } from '../decodeHistoryPage.ts';
import type { HistoryColumn } from '../HistoryList.ts';
import { cellText } from './cellText.ts';
import { HistoryCell } from './HistoryCell.tsx';
import type { RowsProps } from './RowsProps.ts';
import { RowDetails } from './RowDetails.tsx';

/** A history's rows as a list, for phones: each row shows title, time and amount; the rest on demand. */
export function HistoryRecords<Row extends object>({ list, rows, words, ...rest }: RowsProps<Row>) {
  const [title, ...others] = list.columns;
  const firstOf = (kind: HistoryColumn<Row>['kind']) => others.find((column) => column.kind === kind);
  const [time, money, status] = [firstOf('time'), firstOf('money'), firstOf('status')];
  const more = [...others.filter((column) => column !== money && column !== status), ...(list.details ?? [])];
  const toRecord = (row: Keyed<Row>): ListRecord => {
    const { icon, tone, image } = list.sign(row);
    return {
      id: row.key,
      title: title && cellText(title, row, words),
      meta: time && cellText(time, row, words),
      icon,
      tone,
      image:
        image === undefined ? undefined : <img src={image} alt="" width={44} height={44} loading="lazy" />,
      value: money && <HistoryCell column={money} row={row} words={words} />,
      note: status && <HistoryCell column={status} row={row} words={words} />,
      details: <RowDetails columns={more} row={row} words={words} variant="rows" />,
    };
  };
  return (
    <DataList
      label={words.t(list.title)}
      records={rows.map(toRecord)}
      detailsLabel={words.t('details')}
      skeletonRows={8}
      {...rest}
    />
  );
}
