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
  title: 'Casino/GameWithModes',
  component: RouteView,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts, walletGameTexts, walletTexts)],
  decorators: [withPage],
  parameters: {
    layout: 'fullscreen',
    routes: walletGameRoutes,
    path: '/play-live-binary',
    handlers: [mockPending('openBinaryOption'), mockPending('openHighFlyer')],
  },
  args: { guard: RequirePlayer, fallback: null },
} satisfies Meta<typeof RouteView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Play money, without a login. */
export const PlayMoney: Story = {
  play: async ({ canvasElement }) => {
    const radios = await within(canvasElement).findAllByRole('radio');
    await expect(radios[1]).toBeChecked();
  },
};

/** Real money: the session facts and the wallet's transfer. */
export const RealMoney: Story = {
  parameters: { player: true, path: '/play-live-binary?mode=real' },
  play: async ({ canvasElement }) => {
    const radios = await within(canvasElement).findAllByRole('radio');
    await expect(radios[0]).toBeChecked();
  },
};

/** On phones the flyer card is above the game. */
export const HighFlyer: Story = { parameters: { path: '/play-high-flyer' } };

export const Refused: Story = {
  parameters: {
    player: true,
    path: '/play-high-flyer?mode=real',
    handlers: [mockExample('openHighFlyer', 'insufficientBalance')],
  },
};
