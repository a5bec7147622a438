import { mockExample, withPage, mockPending, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { casinoTexts } from '../texts.ts';
import { FavouriteStar } from './FavouriteStar.tsx';

const meta = {
  title: 'Casino/FavouriteStar',
  component: FavouriteStar,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts)],
  decorators: [withPage],
  parameters: { player: true },
  args: { gameId: 1002, gameName: 'Moonlit Koi' },
} satisfies Meta<typeof FavouriteStar>;
export default meta;

type Story = StoryObj<typeof meta>;

const star = (canvas: HTMLElement) => within(canvas).getByRole('button');
const expectFilled = (canvas: HTMLElement, filled: boolean) =>
  waitFor(() => expect(star(canvas)).toHaveAttribute('aria-pressed', String(filled)));

export const NotYet: Story = {};

/** The game is one of the sample player's favourites. */
export const Favourite: Story = {
  args: { gameId: 1001 },
  play: ({ canvasElement }) => expectFilled(canvasElement, true),
};

/** A press fills it once the platform confirms. */
export const Added: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(star(canvasElement));
    await expectFilled(canvasElement, true);
  },
};

/** No optimistic update: it waits for the platform. */
export const Waiting: Story = {
  parameters: { handlers: [mockPending('toggleFavoriteGame')] },
  play: async ({ canvasElement }) => {
    await userEvent.click(star(canvasElement));
    await waitFor(() => expect(star(canvasElement)).toHaveAttribute('aria-busy', 'true'));
    await expectFilled(canvasElement, false);
  },
};

/** The limit is a hundred favourites: it stays unchanged. */
export const Refused: Story = {
  parameters: { handlers: [mockExample('toggleFavoriteGame', 'tooMany')] },
  play: async ({ canvasElement }) => {
    await userEvent.click(star(canvasElement));
    await waitFor(() => expect(star(canvasElement)).toHaveAttribute('aria-busy', 'false'));
    await expectFilled(canvasElement, false);
  },
};

/** A press asks a visitor to log in. */
export const Visitor: Story = { parameters: { player: false } };
