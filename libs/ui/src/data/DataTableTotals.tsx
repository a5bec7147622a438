import type { Column } from './Column.ts';

type Props<Row> = { columns: readonly Column<Row>[]; toggles: boolean };

/** The totals below a DataTable; renders nothing if no column has one. */
export function DataTableTotals<Row>({ columns, toggles }: Props<Row>) {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {columns.map(({ id, kind, head, total }, index) =>
          index === 0 ? (
            <th key={id} role="rowheader" scope="row">
              {total}
            </th>
          ) : (
            <td key={id} role="cell" data-kind={kind} data-label={head} data-empty={total === undefined}>
              {total}
            </td>
          ),
        )}
        {toggles && <td role="cell" data-empty />}
      </tr>
    </tfoot>
  );
}
