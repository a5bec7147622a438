import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GameTileSkeleton } from '../game-tile/GameTileSkeleton.tsx';
import { sampleTiles } from '../fixtures/sampleTiles.tsx';
import { Rail } from './Rail.tsx';
import { SeeAll } from './SeeAll.tsx';

const meta = {
  title: 'Games/Rail',
  component: Rail,
  args: {
    heading: 'Casino oyunları',
    prevLabel: 'Geri',
    nextLabel: 'İleri',
    action: <SeeAll href="#all">Tümünü gör</SeeAll>,
    children: sampleTiles(16),
  },
} satisfies Meta<typeof Rail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    /* Overflow is known after the first paint; the arrows are hidden until then. */
    const forth = await canvas.findByRole('button', { name: 'İleri' });
    const back = canvas.getByRole('button', { name: 'Geri' });
    await expect(back).toBeDisabled();
    await userEvent.click(forth);
    await waitFor(() => expect(back).toBeEnabled());
  },
};
/** Arrow keys move from tile to tile. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('article');
    const cover = (index: number) => tiles[index]?.querySelector('button');
    cover(0)?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cover(2)).toHaveFocus();
  },
};
export const ArrowsHovered: Story = { parameters: { pseudo: { hover: ['button'] } } };
export const ArrowsFocused: Story = { parameters: { pseudo: { focusVisible: ['a', 'button'] } } };
export const Wide: Story = { args: { item: 'wide' } };
export const Few: Story = { args: { children: sampleTiles(2) } };
export const Loading: Story = {
  args: {
    action: undefined,
    children: Array.from({ length: 8 }, (_, index) => <GameTileSkeleton key={index} />),
  },
};
export const LongestTurkish: Story = {
  args: { heading: 'Bu hafta sonu en çok oynanan yüksek kazançlı jackpot oyunları' },
  globals: { viewport: { value: 'mobile' } },
};
