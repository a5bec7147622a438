import type { Meta, StoryObj } from '@storybook/react-vite';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { WinnerRow } from './WinnerRow.tsx';

const winner = {
  id: 1,
  game: 'Nil Hazinesi',
  image: placeholderImage('story', 5),
  user: 'de***a',
  amount: '₺12.450,75',
};

const meta = {
  title: 'Home/WinnerRow',
  component: WinnerRow,
  args: { winner },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof WinnerRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutImage: Story = { args: { winner: { ...winner, image: undefined } } };
export const BrokenImage: Story = { args: { winner: { ...winner, image: './images/gone.webp' } } };
/** The amount is never cut; the game's name is truncated. */
export const LongestTurkish: Story = {
  args: {
    winner: { ...winner, game: 'Büyükşehir Belediyesinin Kayıp Hazinesi', amount: '₺9.991.312.450,75' },
  },
};
