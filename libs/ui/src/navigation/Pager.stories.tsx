import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Pager, type PagerProps } from './Pager.tsx';

const turkish = new Intl.NumberFormat('tr');

const meta = {
  title: 'Navigation/Pager',
  component: Pager,
  args: {
    page: 6,
    lastPage: 24,
    onPageChange: fn(),
    format: (page: number) => turkish.format(page),
    labels: {
      nav: 'Sayfalar',
      first: 'İlk sayfa',
      previous: 'Önceki sayfa',
      next: 'Sonraki sayfa',
      last: 'Son sayfa',
      page: (page: string) => `${page}. sayfa`,
      of: (page: string, last: string) => `${last} sayfadan ${page}. sayfa`,
    },
  },
} satisfies Meta<typeof Pager>;
export default meta;

function Living(args: PagerProps) {
  const [page, setPage] = useState(args.page);
  const turn = (next: number) => {
    args.onPageChange?.(next);
    setPage(next);
  };
  return <Pager {...args} page={page} onPageChange={turn} />;
}

type Story = StoryObj<typeof meta>;

export const Turned: Story = {
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Son sayfa' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(24);
    await expect(canvas.getByRole('button', { name: 'Son sayfa' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki sayfa' }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};
export const Middle: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const TenPages: Story = { args: { page: 10, lastPage: 10 } };
export const ThousandsOfPages: Story = { args: { page: 1204, lastPage: 4812 } };
export const Busy: Story = { args: { busy: true } };
export const OnAPhone: Story = {
  args: { page: 3, lastPage: 12 },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
export const Links: Story = { args: { hrefOf: (page: number) => `#page=${page}` } };
export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
