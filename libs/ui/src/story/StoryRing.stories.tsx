import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { placeholderImage, storyTitle } from '../fixtures/placeholderImage.ts';
import { StoryRing } from './StoryRing.tsx';

const meta = {
  title: 'Home/StoryRing',
  component: StoryRing,
  args: {
    title: storyTitle(2),
    image: placeholderImage('story', 2),
    fresh: true,
    freshLabel: 'yeni',
    onOpen: fn(),
  },
} satisfies Meta<typeof StoryRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `${args.title} yeni` }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Viewed: Story = { args: { fresh: false } };
export const Won: Story = { args: { multiplier: 'x1250' } };
/** A five-figure win fits in the ring. */
export const WonMost: Story = { args: { multiplier: 'x125.000' } };
export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
export const BrokenImage: Story = {
  args: { image: './images/gone.webp' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
export const LongestTurkish: Story = { args: { title: 'Büyükşehir Belediyesinin Kayıp Hazinesi' } };
