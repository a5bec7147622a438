import { useId, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { slideIn } from '../motion/slideIn.ts';
import { theme } from '../theme/theme.ts';
import type { Column } from './Column.ts';
import { DetailsToggle } from './DetailsToggle.tsx';

type Props<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  details: ((row: Row) => ReactNode) | undefined;
  detailsLabel: string;
  name: string | undefined;
  open: boolean;
  onToggle: () => void;
};

const CONTROLS = 'a, button, input, select, label';

/** A click anywhere in the row counts, except on a control in it or at the end of a text selection. */
const meansTheRow = (event: MouseEvent) =>
  event.target instanceof Element && !event.target.closest(CONTROLS) && !window.getSelection()?.toString();

/** One record: its cells, and its details once they are opened. */
export function DataTableRow<Row>({ row, columns, details, detailsLabel, name, open, onToggle }: Props<Row>) {
  const id = useId();
  return (
    <tbody role="rowgroup" data-open={open}>
      <tr
        role="row"
        data-toggles={details !== undefined}
        onClick={(event) => {
          if (details && meansTheRow(event)) onToggle();
        }}
      >
        {columns.map((column, index) => (
          <Cell key={column.id} column={column} row={row} first={index === 0} />
        ))}
        {details && (
          <td role="cell" data-toggle>
            <DetailsToggle label={detailsLabel} name={name} open={open} controls={id} onToggle={onToggle} />
          </td>
        )}
      </tr>
      {details && open && (
        <tr role="row" id={id} data-details>
          <td role="cell" colSpan={columns.length + 1}>
            <Details>{details(row)}</Details>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const marks = { 'data-kind': column.kind, 'data-card': column.card, 'data-label': column.head };
  return first ? (
    <th role="rowheader" scope="row" {...marks}>
      {column.cell(row)}
    </th>
  ) : (
    <td role="cell" {...marks}>
      {column.cell(row)}
    </td>
  );
}

const Details = styled.div`
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  ${slideIn}
`;
