import { mockExample, mockPending, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountLogs } from '../lists/accountLogs.ts';
import { bonusHistory } from '../lists/bonusHistory.ts';
import { financeHistory } from '../lists/financeHistory.ts';
import { gameHistory } from '../lists/gameHistory.ts';
import { sessionHistory } from '../lists/sessionHistory.ts';
import { transferHistory } from '../lists/transferHistory.ts';
import { historyTexts } from '../texts.ts';
import { HistoryPage } from './HistoryPage.tsx';

const GameHistory = () => <HistoryPage list={gameHistory} />;

const meta = {
  title: 'Account/HistoryPage',
  component: GameHistory,
  tags: ['!autodocs'],
  loaders: [pageLoader(historyTexts)],
  decorators: [withPage],
  parameters: { path: '/gameHistory', player: true },
} satisfies Meta<typeof GameHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Games: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Finance: Story = { render: () => <HistoryPage list={financeHistory} /> };
/** A method can be chosen once a type is. */
export const FinanceByMethod: Story = { ...Finance, parameters: { path: '/FinanceActivities?type=1' } };
export const Transfers: Story = { render: () => <HistoryPage list={transferHistory} /> };
export const Bonuses: Story = { render: () => <HistoryPage list={bonusHistory} /> };
export const Logs: Story = { render: () => <HistoryPage list={accountLogs} /> };
export const Sessions: Story = { render: () => <HistoryPage list={sessionHistory} /> };
export const Loading: Story = { parameters: { handlers: [mockPending('getGameHistory')] } };
export const Empty: Story = { parameters: { handlers: [mockExample('getGameHistory', 'none')] } };
export const RefusedFilter: Story = {
  parameters: {
    path: '/gameHistory?from=2026-01-01T00:00:00&to=2026-03-01T00:00:00',
    handlers: [mockExample('getGameHistory', 'rangeTooLong')],
  },
};
export const TimedOut: Story = { parameters: { handlers: [mockExample('getGameHistory', 'timedOut')] } };
