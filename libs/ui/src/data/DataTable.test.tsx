import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Column } from './Column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

type Row = { id: number; name: string; sum: string };
const rows: Row[] = [
  { id: 1, name: 'Papara', sum: '10,00' },
  { id: 2, name: 'Havale', sum: '5,00' },
];
const columns: Column<Row>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name, total: 'Total' },
  { id: 'sum', head: 'Sum', kind: 'number', cell: ({ sum }) => sum, total: '15,00', sortable: true },
];
const table = (props: Partial<DataTableProps<Row>> = {}) =>
  render(<DataTable label="History" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />);
const withDetails = {
  details: ({ name }: Row) => <p>About {name}</p>,
  detailsLabel: 'Details',
  rowName: ({ name }: Row) => name,
};

describe('DataTable', () => {
  it('labels each row by its first column, and shows totals', () => {
    table();
    expect(screen.getByRole('row', { name: 'Papara 10,00' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Total' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '15,00' }).dataset['kind']).toBe('number');
  });

  it('expands the details of one row with its toggle, and keeps others open', async () => {
    table(withDetails);
    const first = screen.getByRole('button', { name: 'Details: Papara' });
    await userEvent.click(first);
    await userEvent.click(screen.getByRole('button', { name: 'Details: Havale' }));
    expect(screen.getByText('About Papara')).toBeTruthy();
    const controlled = document.getElementById(first.getAttribute('aria-controls') ?? '');
    expect(controlled?.textContent).toBe('About Papara');
    await userEvent.click(first);
    expect(screen.queryByText('About Papara')).toBeNull();
    expect(screen.getByText('About Havale')).toBeTruthy();
  });

  it('expands on a press anywhere on the row, once', async () => {
    table(withDetails);
    await userEvent.click(screen.getByText('5,00'));
    expect(screen.getByText('About Havale')).toBeTruthy();
  });

  it('doesn’t expand when a link in the row is pressed', async () => {
    const linked = { id: 'more', head: 'More', cell: () => <a href="#receipt">Receipt</a> };
    table({ ...withDetails, columns: [...columns, linked] });
    await userEvent.click(screen.getAllByRole('link')[0] as HTMLElement);
    expect(screen.queryByText(/^About/)).toBeNull();
  });

  it('sorts descending first, then reverses', async () => {
    const sorted = vi.fn();
    const { rerender } = table({ onSort: sorted });
    await userEvent.click(screen.getByRole('button', { name: 'Sum' }));
    expect(sorted).toHaveBeenLastCalledWith({ column: 'sum', direction: 'descending' });
    rerender(
      <DataTable
        label="History"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={{ column: 'sum', direction: 'descending' }}
        onSort={sorted}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sum' }));
    expect(sorted).toHaveBeenLastCalledWith({ column: 'sum', direction: 'ascending' });
    expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  });

  it('reserves its space while loading, announces it, and shows no totals', () => {
    table({ rows: [], loading: true, skeletonRows: 4, status: 'Loading', empty: <p>Nothing</p> });
    const busy = screen.getByRole('table', { name: 'History' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(busy.querySelectorAll('[data-skeleton]')).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.queryByText('Nothing')).toBeNull();
  });

  it.each([
    ['empty', { rows: [], empty: <p>Nothing</p> }, 'Nothing'],
    ['failed', { error: <p>Failed</p> }, 'Failed'],
    ['failed while loading', { loading: true, error: <p>Failed</p> }, 'Failed'],
  ])('is replaced when %s', (_, props, text) => {
    table(props);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('mounts its live region before the first announcement', () => {
    const { container } = table();
    expect(within(container).getByRole('status').textContent).toBe('');
  });
});
