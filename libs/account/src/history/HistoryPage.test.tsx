import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryList } from './HistoryList.ts';
import { accountLogs } from './lists/accountLogs.ts';
import { bonusHistory } from './lists/bonusHistory.ts';
import { financeHistory } from './lists/financeHistory.ts';
import { freeSpinHistory } from './lists/freeSpinHistory.ts';
import { gameHistory } from './lists/gameHistory.ts';
import { sessionHistory } from './lists/sessionHistory.ts';
import { transferHistory } from './lists/transferHistory.ts';
import { HISTORY_PLACE } from './historyPlace.testing.ts';
import { HistoryPage } from './list-page/HistoryPage.tsx';

const TODAY = Date.UTC(2026, 2, 1, 20, 30);

beforeEach(() => {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const open = <Row extends object>(list: HistoryList<Row>, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<HistoryPage list={list} />, { ...HISTORY_PLACE, ...options });

const pageOf = (row: object, count: number, of: { total: number; per_page: number }) => ({
  data: {
    data: Array.from({ length: count }, (_, id) => ({ ...row, id: id + 1 })),
    current_page: 1,
    last_page: Math.ceil(of.total / of.per_page),
    ...of,
  },
});
const gameRow = exampleBody<{ data: { data: object[] } }>('getGameHistory', 'rows').data.data[1] ?? {};

describe('the request', () => {
  it.each([
    ['transfers', transferHistory, 'getGameTransfers', '2026-02-27 00:00:00'],
    ['sessions', sessionHistory, 'getSessionHistory', '2026-02-27 00:00:00'],
    ['finance', financeHistory, 'getFinancialHistory', '2026-02-26 00:00:00'],
    ['free spins', freeSpinHistory, 'getFreeSpinHistory', '2026-02-26 00:00:00'],
    ['bonuses', bonusHistory, 'getBonusHistory', '2026-02-26 00:00:00'],
    ['logs', accountLogs, 'getAccountLogs', '2026-02-26 00:00:00'],
    ['games', gameHistory, 'getGameHistory', '2026-02-26 00:00:00'],
  ] as const)(
    '%s by default: that many days until the end of today, no empty parameters',
    async (_, list, operation, start) => {
      const page = await open(list as HistoryList<object>);
      await waitFor(() => expect(page.calls(operation)).toHaveLength(1));
      expect(page.calls(operation)[0]?.query).toEqual({
        start_date: start,
        end_date: '2026-03-01 23:59:59',
        page: '1',
      });
    },
  );

  it('puts a chosen type into the URL and the request, from page 1', async () => {
    const page = await open(gameHistory, { path: '/history?page=3' });
    await waitFor(() => expect(page.calls('getGameHistory')[0]?.query.page).toBe('3'));
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Win');
    await press('Search');
    expect(page.address()).toBe('/history?type=2');
    await waitFor(() =>
      expect(page.calls('getGameHistory').at(-1)?.query).toMatchObject({ type: '2', page: '1' }),
    );
  });

  it('offers methods once a type is chosen, and drops the method with another type', async () => {
    const page = await open(financeHistory);
    expect(screen.queryByLabelText('Method')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Deposit');
    const methods = await screen.findByLabelText('Method');
    await waitFor(() => expect(within(methods).getAllByRole('option').length).toBeGreaterThan(1));
    expect(page.calls('getPaymentMethods')[0]?.query).toEqual({ type: '1' });
    const [, first] = within(methods).getAllByRole<HTMLOptionElement>('option');
    await userEvent.selectOptions(methods, first!.value);
    await press('Search');
    await waitFor(() =>
      expect(page.calls('getFinancialHistory').at(-1)?.query).toMatchObject({
        type: '1',
        payment_id: first!.value,
      }),
    );
    await userEvent.selectOptions(await screen.findByLabelText('Type'), 'Withdrawal');
    await press('Search');
    await waitFor(() => expect(page.calls('getFinancialHistory').at(-1)?.query.type).toBe('2'));
    expect(page.calls('getFinancialHistory').at(-1)?.query).not.toHaveProperty('payment_id');
  });

  it.each(['type=9&page=-1', 'type=__proto__&page=x', 'from=yesterday&to=now', 'type=1e1&status=1'])(
    'falls back to the defaults for an invalid URL: ?%s',
    async (search) => {
      const page = await open(gameHistory, { path: `/history?${search}` });
      await waitFor(() => expect(page.calls('getGameHistory')).toHaveLength(1));
      expect(page.calls('getGameHistory')[0]?.query).toEqual({
        start_date: '2026-02-26 00:00:00',
        end_date: '2026-03-01 23:59:59',
        page: '1',
      });
    },
  );
});

describe('the rows', () => {
  it('show times in UTC, month first, with the player’s local time on focus', async () => {
    await open(gameHistory);
    const [moment] = await screen.findAllByRole('button', { name: '03/01/2026 18:30:02 UTC' });
    moment?.focus();
    expect((await screen.findAllByText(/^In your time: 1 Mar 2026/)).length).toBeGreaterThan(0);
  });

  it('show signed amounts, and totals of the rows shown', async () => {
    await open(gameHistory);
    expect(await screen.findByText('+₺25.00')).toBeTruthy();
    expect(screen.getByText('−₺10.00')).toBeTruthy();
    expect(screen.getByText('Net result').parentElement?.textContent).toBe('Net result+₺15.00');
  });

  it('expand to their details', async () => {
    await open(financeHistory);
    const [toggle] = await screen.findAllByRole('button', { name: /Details/ });
    await userEvent.click(toggle!);
    expect((await screen.findByText('Note')).parentElement?.textContent).toBe(
      'NoteThe account holder’s name doesn’t match yours.',
    );
    expect(screen.getByText('In your time')).toBeTruthy();
  });

  it.each([
    [
      'transfers',
      transferHistory,
      'getGameTransfers',
      { transfers: [0, 1, 2] },
      ['Waiting', 'Completed', 'Cancelled'],
    ],
    [
      'finance',
      financeHistory,
      'getFinancialHistory',
      { data: [0, 1, 2, 3] },
      ['Pending', 'Approved', 'Rejected', 'Processing'],
    ],
    [
      'free spins',
      freeSpinHistory,
      'getFreeSpinHistory',
      { data: [1, 2, 3] },
      ['Active', 'Cancelled', 'Completed'],
    ],
    [
      'bonuses',
      bonusHistory,
      'getBonusHistory',
      { data: [1, 2, 3, 4] },
      ['Active', 'Completed', 'Rejected', 'Expired'],
    ],
  ] as const)('of %s show their status as text', async (_, list, operation, shape, words) => {
    const [[field, statuses]] = Object.entries(shape) as [string, readonly number[]][] as [
      [string, readonly number[]],
    ];
    const body = exampleBody<Record<string, { data?: object[] } | object[]>>(operation, 'rows');
    const found = body[field];
    const nested = Array.isArray(found) ? found : found?.data;
    const rows = statuses.map((status, id) => ({ ...nested?.[0], id: id + 1, status }));
    const filled = Array.isArray(found)
      ? { ...body, [field]: rows }
      : { ...body, [field]: { ...found, data: rows } };
    await open(list as HistoryList<object>, { handlers: [mockReply(operation, { body: filled })] });
    const table = await screen.findByRole('table');
    await waitFor(() => expect(within(table).queryAllByText(words[0]).length).toBeGreaterThan(0));
    for (const word of words) expect(within(table).getAllByText(word).length).toBeGreaterThan(0);
  });

  it('stay smooth with 10,000 rows: renders a hundred at a time, totals all of them', async () => {
    const body = pageOf(gameRow, 10_000, { total: 10_000, per_page: 10_000 });
    await open(gameHistory, { handlers: [mockReply('getGameHistory', { body })] });
    await screen.findAllByText('10000 records', undefined, { timeout: 10_000 });
    expect(screen.getAllByRole('row').length).toBeLessThan(110);
    expect(screen.getByText('Staked').parentElement?.textContent).toBe('Staked₺100,000.00');
    await press('Show 9900 more');
    expect(screen.getAllByRole('row').length).toBeGreaterThan(190);
  });
});

describe('the pager', () => {
  const withRows = (count: number, of: { total: number; per_page: number }) => ({
    handlers: [mockReply('getGameHistory', { body: pageOf(gameRow, count, of) })],
  });

  it('appears only when the rows don’t fit on one page', async () => {
    await open(gameHistory, withRows(20, { total: 20, per_page: 20 }));
    await screen.findAllByText('20 records');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('links to the other pages, at most ten numbers, and keeps the filters', async () => {
    await open(gameHistory, { path: '/history?type=1', ...withRows(20, { total: 900, per_page: 20 }) });
    const pager = await screen.findByRole('navigation', { name: 'Pages' });
    const numbers = within(pager).getAllByRole('link', { name: /^Page \d+$/ });
    expect(numbers.length).toBeLessThanOrEqual(10);
    expect(numbers.map((number) => number.getAttribute('href'))).toContain('/history?type=1&page=2');
  });
});
