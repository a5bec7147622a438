import { withPage, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { casinoTexts } from '../texts.ts';
import { EmptyFavourites } from './EmptyFavourites.tsx';

const meta = {
  title: 'Casino/EmptyFavourites',
  component: EmptyFavourites,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts)],
  decorators: [withPage],
  args: { onShowAll: fn() },
} satisfies Meta<typeof EmptyFavourites>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};
