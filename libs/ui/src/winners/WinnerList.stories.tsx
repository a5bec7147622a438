import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleWinners } from '../fixtures/sampleWinners.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { WinnerList } from './WinnerList.tsx';

const meta = {
  title: 'Home/WinnerList',
  component: WinnerList,
  args: { label: 'Son kazananlar', winners: sampleWinners(8) },
} satisfies Meta<typeof WinnerList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Son kazananlar' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  },
};
export const One: Story = { args: { winners: sampleWinners(1) } };
export const NarrowPhone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
