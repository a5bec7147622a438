import { platformMoment } from '@baize/api';
import { renderPage, testBrandWith } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the range of a history', () => {
  it('applies a preset at once, and highlights the default one at first', async () => {
    const page = await open(gameHistory, { path: '/history?type=1' });
    const chips = () =>
      screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    await waitFor(() => expect(page.calls('getGameHistory')).toHaveLength(1));
    expect(chips()).toEqual(['Last 4 days']);
    await press('Last 30 days');
    await waitFor(() =>
      expect(page.calls('getGameHistory').at(-1)?.query).toMatchObject({
        start_date: '2026-01-31 00:00:00',
        type: '1',
      }),
    );
    expect(chips()).toEqual(['Last 30 days']);
    expect(document.activeElement?.textContent).toBe('Last 30 days');
  });

  it('applies a range on confirmation in the calendar, and shows it in the field', async () => {
    const page = await open(gameHistory);
    await press(/^Period/);
    const panel = within(await screen.findByRole('dialog', { name: 'Period' }));
    await userEvent.click(await panel.findByRole('button', { name: /\b1 March 2026/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(page.calls('getGameHistory').at(-1)?.query).toMatchObject({
        start_date: '2026-03-01 00:00:00',
        end_date: '2026-03-01 23:59:59',
      }),
    );
    expect(screen.getByRole('button', { name: /^Period/ }).textContent).toContain(
      '03/01/2026 00:00 – 03/01/2026 23:59',
    );
  });

  it('uses the player’s local days if the brand shows local time, and sends them in UTC', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-240);
    const page = await open(gameHistory, { brand: testBrandWith({ features: { dates: 'local' } }) });
    await waitFor(() => expect(page.calls('getGameHistory')).toHaveLength(1));
    const midnight = new Date(2026, 1, 27).getTime();
    expect(page.calls('getGameHistory')[0]?.query.start_date).toBe(platformMoment(midnight));
  });
});
