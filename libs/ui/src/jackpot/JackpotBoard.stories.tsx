import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { JackpotBoard } from './JackpotBoard.tsx';

const format = (cents: number) =>
  `₺${(cents / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const meta = {
  title: 'Home/JackpotBoard',
  component: JackpotBoard,
  args: {
    heading: 'Jackpot',
    format,
    note: 'Büyükten küçüğe: Grand, Mega, Major, Minor.',
    action: <ButtonLink href="#jackpot">Jackpot oyunları</ButtonLink>,
    tiers: {
      minor: { name: 'Minor', amount: 1_234_500 },
      major: { name: 'Major', amount: 98_765_400 },
      mega: { name: 'Mega', amount: 543_210_000 },
      grand: { name: 'Grand', amount: 12_345_678_900 },
    },
  },
} satisfies Meta<typeof JackpotBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers announce the target at once, whatever the animated digits show. */
export const Climbing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('₺123.456.789,00')[0]).toBeInTheDocument();
  },
};
const all = (amount: undefined | null) => ({
  minor: { name: 'Minor', amount },
  major: { name: 'Major', amount },
  mega: { name: 'Mega', amount },
  grand: { name: 'Grand', amount },
});
export const Loading: Story = { args: { tiers: all(undefined) } };
/** The amounts are unknown: dashes, which are read as text. */
export const Unknown: Story = {
  args: { tiers: all(null), unknownLabel: 'bilinmiyor' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('bilinmiyor')).toHaveLength(4);
  },
};
/** Decorative: hidden from assistive technology. */
export const Decoration: Story = {
  args: { decoration: 'Tutarlar temsilîdir', action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await expect(within(canvasElement).getByText('Tutarlar temsilîdir')).toBeVisible();
  },
};
/** The three lesser ones are side by side, with room for long amounts. */
export const OnATablet: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '600px', maxInlineSize: '100%' }}>{Story()}</div>],
};
export const OnANarrowPhone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
