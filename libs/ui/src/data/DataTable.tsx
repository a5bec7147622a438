import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { LoadingBar } from '../feedback/LoadingBar.tsx';
import { theme } from '../theme/theme.ts';
import type { Column, Sort } from './Column.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { DataTableTotals } from './DataTableTotals.tsx';
import { tableStyles } from './tableStyles.ts';
import { useOpenKeys } from './useOpenKeys.ts';

export type DataTableProps<Row> = {
  /** Names the table; read aloud. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Details about a row, shown below it. If set, each row has a toggle. */
  details?: (row: Row) => ReactNode;
  /** The toggle's label, and the row's name that is read aloud with it. */
  detailsLabel?: string;
  rowName?: (row: Row) => string;
  /** No data yet: skeletons of the final layout. */
  loading?: boolean;
  skeletonRows?: number;
  /** Other rows are loading: the current ones stay, with a loading bar above them. */
  busy?: boolean;
  /** Announced when it changes: "loading", "24 records". */
  status?: string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Shown instead of an empty table: an EmptyState. */
  empty?: ReactNode;
  /** Shown instead of the table: an ErrorState. */
  error?: ReactNode;
  /**
   * The container width below which rows become cards: 560, 760 or 960 px; by default it depends on the number of
   * columns.
   */
  cardsUnder?: 's' | 'm' | 'l';
};

const roomFor = (columns: number) => (columns <= 3 ? 's' : columns <= 5 ? 'm' : 'l');

/**
 * Records with the same few facts each. In a narrow container each row becomes a card, with the first column as its
 * head.
 *
 * - Use for a history or a list of fees with three to seven columns.
 * - Not for records that are more image or sentence than columns: DataList. Not for one record: FactList.
 * - Keys: Tab reaches the sortable heads and each row's toggle; Enter and Space sort and open.
 * - Screen reader: a table named by `label`; column headers say the sort order, toggles name their row. The roles are
 *   explicit, since the card layout strips the elements' table semantics.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, ...rest }: DataTableProps<Row>) {
  const { details, detailsLabel = '', rowName, loading = false, skeletonRows = 6 } = rest;
  const open = useOpenKeys();
  const instead = rest.error ?? (!loading && rows.length === 0 ? rest.empty : undefined);
  const toggles = details !== undefined;
  return (
    <Root>
      <VisuallyHidden role="status">{rest.status}</VisuallyHidden>
      {rest.busy && !instead && (
        <Renewing>
          <LoadingBar busy />
        </Renewing>
      )}
      {instead ?? (
        <Table
          role="table"
          aria-label={label}
          aria-busy={loading || rest.busy}
          data-cards={rest.cardsUnder ?? roomFor(columns.length)}
        >
          <DataTableHead columns={columns} toggles={toggles} sort={rest.sort} onSort={rest.onSort} />
          {loading ? (
            <DataTableSkeleton
              columns={columns}
              toggles={toggles}
              rows={skeletonRows}
              detailsLabel={detailsLabel}
            />
          ) : (
            rows.map((row) => (
              <DataTableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                details={details}
                detailsLabel={detailsLabel}
                name={rowName?.(row)}
                open={open.isOpen(rowKey(row))}
                onToggle={() => open.toggle(rowKey(row))}
              />
            ))
          )}
          {!loading && <DataTableTotals columns={columns} toggles={toggles} />}
        </Table>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  container-type: inline-size;
`;

const Table = styled.table`
  ${tableStyles}
`;

/* Over the upper edge, so that nothing shifts when it appears. */
const Renewing = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: 0;
  inset-inline: ${theme.radius.l};
`;
