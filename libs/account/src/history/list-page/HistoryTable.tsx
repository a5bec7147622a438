import { DataTable, theme, type Column } from '@baize/ui';
import { styled } from 'styled-components';
import type { Keyed } from '../decodeHistoryPage.ts';
import type { HistoryColumn } from '../HistoryList.ts';
import { cellText } from './cellText.ts';
import { HistoryCell } from './HistoryCell.tsx';
import type { RowsProps } from './RowsProps.ts';
import { RowDetails } from './RowDetails.tsx';
import { headOf } from './useRowWords.ts';

/** The rows of a history as a table, for wide screens. */
export function HistoryTable<Row extends object>({ list, rows, words, loading, ...rest }: RowsProps<Row>) {
  const [first] = list.columns;
  const time = list.columns.filter(({ kind }) => kind === 'time');
  const details = [...time, ...(list.details ?? [])];
  const toColumn = (column: HistoryColumn<Row>, index: number): Column<Keyed<Row>> => ({
    id: column.head,
    head: headOf(column, words),
    kind: column.kind === 'money' ? 'number' : 'text',
    cell: (row) => {
      const cell = <HistoryCell column={column} row={row} words={words} />;
      const image = index === 0 ? list.sign(row).image : undefined;
      return image === undefined ? (
        cell
      ) : (
        <Named>
          <Picture src={image} alt="" width={36} height={36} loading="lazy" />
          {cell}
        </Named>
      );
    },
  });
  return (
    <DataTable
      label={words.t(list.title)}
      columns={list.columns.map(toColumn)}
      rows={rows}
      rowKey={({ key }) => key}
      rowName={(row) => (first ? cellText(first, row, words) : '')}
      details={(row) => <RowDetails columns={details} row={row} words={words} variant="columns" />}
      detailsLabel={words.t('details')}
      loading={loading}
      skeletonRows={8}
      cardsUnder="s"
      {...rest}
    />
  );
}

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s};
`;

const Picture = styled.img`
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.sunken};
  object-fit: cover;
`;
