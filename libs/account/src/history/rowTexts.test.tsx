import { createDates } from '@baize/i18n/dates';
import { exampleBody, mockReply, renderPage, testBrandWith } from '@baize/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountLogs } from './lists/accountLogs.ts';
import { financeHistory } from './lists/financeHistory.ts';
import { gameHistory } from './lists/gameHistory.ts';
import { HISTORY_PLACE } from './historyPlace.testing.ts';
import type { HistoryList } from './HistoryList.ts';
import { HistoryPage } from './list-page/HistoryPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 20, 30), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const open = <Row extends object>(list: HistoryList<Row>, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<HistoryPage list={list} />, { ...HISTORY_PLACE, ...options });

describe('the rows of a history', () => {
  const inBody = (operation: string, row: object) => {
    const body = exampleBody<{ data: { data: object[] } }>(operation, 'rows');
    return { data: { ...body.data, data: [{ ...body.data.data[0], ...row }] } };
  };

  it.each([
    ['payment_not_received', 'We didn’t receive your payment.'],
    ['wagering_requirement_not_met', 'The wagering requirement hasn’t been met yet.'],
    ['payment_window_expired', 'The time to pay ran out.'],
    ['cancelled_by_player', 'You cancelled this request.'],
    ['bank_is_closed', 'Bank is closed'],
    ['Ask your bank, please.', 'Ask your bank, please.'],
  ])('show why a payment was rejected: %s', async (note, text) => {
    const body = inBody('getFinancialHistory', { manager_note: note });
    await open(financeHistory, { handlers: [mockReply('getFinancialHistory', { body })] });
    const [toggle] = await screen.findAllByRole('button', { name: /Details/ });
    await userEvent.click(toggle!);
    expect((await screen.findByText('Note')).parentElement?.textContent).toBe(`Note${text}`);
  });

  it.each([
    ['deposit', '1', 1, '+₺250.00'],
    ['deposit', '1', 2, '₺250.00'],
    ['withdrawal', '2', 1, '−₺250.00'],
    ['withdrawal', '2', 2, '₺250.00'],
  ])(
    'show the amount of a %s (type %s, status %i) as %s: a rejected payment moves no money',
    async (...row) => {
      const [, type, status, text] = row;
      const body = inBody('getFinancialHistory', { type, status, amount: '250.00' });
      await open(financeHistory, { handlers: [mockReply('getFinancialHistory', { body })] });
      const table = within(await screen.findByRole('table'));
      expect(await table.findByText(text)).toBeTruthy();
    },
  );

  it.each([
    ['bet', 'Bet'],
    ['bonus_granted', 'Bonus granted'],
    ['Manual change', 'Manual change'],
  ])('name a movement that the platform calls %s', async (name, text) => {
    const body = inBody('getAccountLogs', { log_name: name });
    await open(accountLogs, { handlers: [mockReply('getAccountLogs', { body })] });
    const table = within(await screen.findByRole('table'));
    expect(await table.findByText(text)).toBeTruthy();
  });

  it('show the player’s local time if the brand does, with UTC on focus', async () => {
    await open(gameHistory, { brand: testBrandWith({ features: { dates: 'local' } }) });
    const own = createDates('local', 'en').moment(Date.UTC(2026, 2, 1, 18, 30, 2));
    const [moment] = await screen.findAllByRole('button', { name: own });
    moment?.focus();
    expect((await screen.findAllByText('1 Mar 2026 18:30:02 UTC')).length).toBeGreaterThan(0);
    expect(screen.getByRole('columnheader', { name: 'Date' })).toBeTruthy();
  });
});
