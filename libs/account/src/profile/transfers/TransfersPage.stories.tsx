import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { mockExample, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { accountRoutes } from '../../routes.tsx';
import { TransfersPage } from './TransfersPage.tsx';

const meta = {
  title: 'Account/TransfersPage',
  component: TransfersPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(...PAGE_TEXTS)],
  decorators: [withPage],
  parameters: {
    player: true,
    path: '/account/transfers/poker',
    routes: accountRoutes({ entries: () => null }),
  },
  render: () => <RouteView guard={RequirePlayer} fallback={null} />,
} satisfies Meta<typeof TransfersPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Poker: Story = {};
/** An empty wallet shows 0.00. */
export const LiveSlot: Story = {
  parameters: {
    path: '/account/transfers/live_slot',
    handlers: [mockExample('getLiveSlotBalance', 'empty')],
  },
};
/** A balance that couldn't be read is a dash. */
export const UnknownBalance: Story = {
  parameters: { handlers: [mockExample('getPokerBalance', 'serverError')] },
};
