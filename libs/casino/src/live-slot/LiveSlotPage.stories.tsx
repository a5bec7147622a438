import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockExample, mockNetworkError, mockPending, pageLoader, withPage } from '@baize/testing';
import { walletTexts } from '@baize/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { walletGameRoutes } from '../wallet-games/walletGameRoutes.ts';
import { walletGameTexts } from '../wallet-games/texts.ts';
import { casinoTexts } from '../texts.ts';

const meta = {
  title: 'Casino/LiveSlot',
  component: RouteView,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts, walletGameTexts, walletTexts)],
  decorators: [withPage],
  parameters: { routes: walletGameRoutes, path: '/live-slot' },
  args: { guard: RequirePlayer, fallback: null },
} satisfies Meta<typeof RouteView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Player: Story = { parameters: { player: true } };

/** An empty wallet shows 0.00. */
export const EmptyWallet: Story = {
  parameters: { player: true, handlers: [mockExample('getLiveSlotBalance', 'empty')] },
};

export const UnknownBalance: Story = {
  parameters: { player: true, handlers: [mockExample('getLiveSlotBalance', 'serverError')] },
};

export const Opening: Story = {
  parameters: { player: true, path: '/play-live-slot', handlers: [mockPending('openLiveSlotLobby')] },
};

/** Without a connection. */
export const NotOpened: Story = {
  parameters: {
    player: true,
    path: '/play-live-slot',
    handlers: [mockNetworkError('openLiveSlotLobby')],
  },
};
