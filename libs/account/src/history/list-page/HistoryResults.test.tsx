import { mockExample, mockNetworkError, mockPending, renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bonusHistory } from '../lists/bonusHistory.ts';
import { gameHistory } from '../lists/gameHistory.ts';
import { sessionHistory } from '../lists/sessionHistory.ts';
import type { HistoryList } from '../HistoryList.ts';
import { HISTORY_PLACE } from '../historyPlace.testing.ts';
import { HistoryPage } from './HistoryPage.tsx';

const routes = [
  { path: '/history', page: samplePage('History') },
  { path: '/Account', page: samplePage('Account') },
];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 20, 30), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const open = <Row extends object>(list: HistoryList<Row>, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<HistoryPage list={list} />, { ...HISTORY_PLACE, routes, ...options });

describe('without rows', () => {
  it('shows a skeleton of the final layout while loading', async () => {
    await open(gameHistory, { handlers: [mockPending('getGameHistory')] });
    expect((await screen.findByRole('table')).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading your history')).toBeTruthy();
  });

  it('shows an empty state that suggests a longer period', async () => {
    const page = await open(gameHistory, { handlers: [mockExample('getGameHistory', 'none')] });
    expect(await screen.findByText('We couldn’t find anything.')).toBeTruthy();
    expect(screen.getByText('There may be more in a longer period.')).toBeTruthy();
    await press('Show the last 30 days');
    await waitFor(() =>
      expect(page.calls('getGameHistory').at(-1)?.query.start_date).toBe('2026-01-31 00:00:00'),
    );
    expect(await screen.findByText('Change the filters and search again.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show the last 30 days' })).toBeNull();
  });

  it('shows the platform’s message in place of the list when a filter is refused', async () => {
    const page = await open(gameHistory, {
      path: '/history?from=2026-01-01T00:00:00&to=2026-03-01T00:00:00',
      handlers: [mockExample('getGameHistory', 'rangeTooLong')],
    });
    expect(await screen.findByText('Choose a date range of 31 days or less.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await press('Reset filters');
    expect(page.address()).toBe('/history');
  });

  it('explains a 524 timeout and offers a retry', async () => {
    const page = await open(gameHistory, { handlers: [mockExample('getGameHistory', 'timedOut')] });
    expect(await screen.findByText('That took too long. Please try again.')).toBeTruthy();
    page.use(mockExample('getGameHistory', 'rows'));
    await press('Try again');
    expect(await screen.findByText('+₺25.00')).toBeTruthy();
  });

  it('reports a lost connection', async () => {
    await open(bonusHistory, { handlers: [mockNetworkError('getBonusHistory')] });
    expect(await screen.findByText(/No connection/, undefined, { timeout: 10_000 })).toBeTruthy();
  });

  it('leaves the page when the login history fails with 500, and explains why', async () => {
    const page = await open(sessionHistory, { handlers: [mockExample('getSessionHistory', 'serverError')] });
    await waitFor(() => expect(page.address()).toBe('/Account'), { timeout: 10_000 });
    expect(page.alert()).toBe('error: Something went wrong. Please try again.');
  });
});
