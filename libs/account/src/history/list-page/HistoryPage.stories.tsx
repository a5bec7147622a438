import { mockExample, mockPending, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
/** The summary line shows the active filters. */
export const NarrowedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  render: () => <HistoryPage list={financeHistory} />,
  parameters: { path: '/FinanceActivities?type=1' },
};
/** Closing the sheet discards the choices; searching applies them. The focus returns to the line that opened it. */
export const FiltersOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('button', { name: /^(Son 4 gün|Last 4 days)/ });
    const openSheet = async () => {
      await userEvent.click(line);
      return within(await within(document.body).findByRole('dialog'));
    };
    await userEvent.selectOptions((await openSheet()).getByRole('combobox'), '2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line).toHaveFocus());
    const sheet = await openSheet();
    await expect(sheet.getByRole('combobox')).toHaveValue('0');
    await userEvent.selectOptions(sheet.getByRole('combobox'), '2');
    await userEvent.click(sheet.getByRole('button', { name: /^(Ara|Search)$/ }));
    await waitFor(() => expect(line).toHaveFocus());
    await expect(line).toHaveTextContent(/Kazanç|Win/);
  },
};
export const Finance: Story = { render: () => <HistoryPage list={financeHistory} /> };
/** A method can be chosen once a type is chosen. */
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
