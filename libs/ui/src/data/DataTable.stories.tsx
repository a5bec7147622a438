import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { HistoryIcon } from '../icon/icons.ts';
import { sampleMoves, moveColumns, MoveDetails, type SampleMove } from '../fixtures/sampleMoves.tsx';
import type { Sort } from './Column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleMove>,
  args: {
    label: 'Finans geçmişi',
    columns: moveColumns,
    rows: sampleMoves(7),
    rowKey: ({ id }) => id,
    rowName: ({ method, date }) => `${method}, ${date}`,
    details: (move) => <MoveDetails move={move} />,
    detailsLabel: 'Ayrıntılar',
  },
} satisfies Meta<typeof DataTable<SampleMove>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DetailsOpened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [toggle] = canvas.getAllByRole('button', { name: /^Ayrıntılar/ });
    if (!toggle) throw new Error('no toggle');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('İşlem numarası')).toBeVisible());
  },
};
/** A row is a card whose head is the first column. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByText('Ayrıntılar')[1] as HTMLElement);
    await waitFor(() => expect(canvas.getByText('İşlem numarası')).toBeVisible());
    await expect(canvas.getAllByRole('columnheader', { hidden: true })).toHaveLength(moveColumns.length);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Totals: Story = {
  args: {
    details: undefined,
    columns: moveColumns.map((column) => ({
      ...column,
      total: { method: 'Toplam', amount: '+₺13.075,50' }[column.id],
    })),
  },
};
export const TotalsOnAPhone: Story = { ...Totals, globals: { viewport: { value: 'mobile' } } };
export const Loading: Story = { args: { loading: true, status: 'Geçmiş yükleniyor' } };
export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: 'mobile' } } };
export const Busy: Story = { args: { busy: true } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={HistoryIcon}
        title="Bu tarihlerde işlem yok"
        text="Tarih aralığını genişletip yeniden ara."
        action={<ButtonLink href="#deposit">Para yatır</ButtonLink>}
      />
    ),
  },
};
export const Failed: Story = {
  args: {
    error: (
      <ErrorState
        title="Geçmiş yüklenemedi"
        text="Bağlantını kontrol edip yeniden dene."
        retryLabel="Yeniden dene"
        onRetry={fn()}
      />
    ),
  },
};
export const Sorted: Story = {
  args: {
    details: undefined,
    columns: moveColumns.map((column) => ({ ...column, sortable: column.id !== 'status' })),
    onSort: fn(),
  },
  render: (args) => <Sorting {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tutar' }));
    await expect(canvas.getByRole('columnheader', { name: 'Tutar' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tutar' }));
    await expect(canvas.getByRole('columnheader', { name: 'Tutar' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};
function Sorting(args: DataTableProps<SampleMove>) {
  const [sort, setSort] = useState<Sort>({ column: 'date', direction: 'descending' });
  const way = sort.direction === 'ascending' ? 1 : -1;
  const rows = sort.column === 'amount' ? args.rows.toSorted((a, b) => way * (a.minor - b.minor)) : args.rows;
  return <DataTable {...args} rows={rows} sort={sort} onSort={setSort} />;
}
export const Hovered: Story = { parameters: { pseudo: { hover: 'tbody, button' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
