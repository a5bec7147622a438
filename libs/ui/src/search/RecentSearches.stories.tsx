import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { RecentSearches, type RecentSearchesProps } from './RecentSearches.tsx';

const meta = {
  title: 'Navigation/RecentSearches',
  component: RecentSearches,
  args: {
    title: 'Son aramaların',
    searches: ['Nil Hazinesi', 'canlı rulet', 'megaways'],
    onPick: fn(),
    removeLabel: (search: string) => `${search}: aramayı unut`,
    onRemove: fn(),
    clearLabel: 'Tümünü unut',
    onClear: fn(),
  },
  render: (args) => <Living {...args} />,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof RecentSearches>;
export default meta;

function Living(args: RecentSearchesProps) {
  const [searches, setSearches] = useState(args.searches);
  return (
    <RecentSearches
      {...args}
      searches={searches}
      onRemove={(gone) => setSearches(searches.filter((search) => search !== gone))}
      onClear={() => setSearches([])}
    />
  );
}

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'canlı rulet: aramayı unut' }));
    await expect(canvas.queryByText('canlı rulet')).toBeNull();
    canvas.getByRole('button', { name: 'megaways' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('megaways');
  },
};
/** Nothing where there is nothing. */
export const Cleared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tümünü unut' }));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
export const LongestTurkish: Story = {
  args: {
    searches: [
      'büyükşehir belediyesinin kayıp hazinesi megaways',
      'muvaffakiyetsizleştiricileştiriveremeyebilecekler',
    ],
  },
};
