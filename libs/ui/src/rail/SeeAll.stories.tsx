import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { SeeAll } from './SeeAll.tsx';

const meta = {
  title: 'Games/SeeAll',
  component: SeeAll,
  args: { href: '#all', children: 'Tümünü gör' },
} satisfies Meta<typeof SeeAll>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Tümünü gör' })).toHaveAttribute(
      'href',
      '#all',
    );
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['a'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a'] } } };
/** Several on a page are distinguished by their names. */
export const Named: Story = { args: { 'aria-label': 'Tümünü gör: jackpot oyunları' } };
export const LongestTurkish: Story = {
  args: { children: 'Bu haftanın en çok kazandıran bütün oyunlarını gör' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
