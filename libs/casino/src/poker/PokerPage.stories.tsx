import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockExample, mockPending, pageLoader, withPage } from '@baize/testing';
import { walletTexts } from '@baize/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { walletGameRoutes } from '../wallet-games/walletGameRoutes.ts';
import { walletGameTexts } from '../wallet-games/texts.ts';
import { casinoTexts } from '../texts.ts';

const meta = {
  title: 'Casino/Poker',
  component: RouteView,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts, walletGameTexts, walletTexts)],
  decorators: [withPage],
  parameters: { routes: walletGameRoutes, path: '/poker' },
  args: { guard: RequirePlayer, fallback: null },
} satisfies Meta<typeof RouteView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Player: Story = { parameters: { player: true } };

/** The tables' figures haven't arrived. */
export const Loading: Story = {
  parameters: { player: true, handlers: [mockPending('getPokerTotals'), mockPending('getPokerBalance')] },
};

/** Unknown figures are dashes; the games can still be played. */
export const FiguresFailed: Story = {
  parameters: {
    player: true,
    handlers: [mockExample('getPokerTotals', 'serverError'), mockExample('getPokerBalance', 'serverError')],
  },
};

/** Code 1005: the poker name form opens at once. */
export const NoPokerUser: Story = {
  parameters: { player: true, path: '/PlayPoker', handlers: [mockExample('openPokerLobby', 'noPokerUser')] },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(dialog).getByRole('textbox')).toBeVisible();
  },
};

export const Opening: Story = {
  parameters: { player: true, path: '/PlayPoker', handlers: [mockPending('openPokerLobby')] },
};
