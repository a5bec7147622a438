import { renderPage } from '@baize/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HISTORY_PLACE } from '../historyPlace.testing.ts';
import { financeHistory } from '../lists/financeHistory.ts';
import { gameHistory } from '../lists/gameHistory.ts';
import { HistoryPage } from './HistoryPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 20, 30), toFake: ['Date'] });
  /* A phone. */
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/* The sheet's exit animation never ends in tests, so it also hides the page. */
const line = () => screen.findByRole('button', { name: /Filters$/, hidden: true });

it('on a phone, a summary line shows the range and opens the fields', async () => {
  await renderPage(<HistoryPage list={gameHistory} />, HISTORY_PLACE);
  expect((await line()).textContent).toContain('Last 4 days');
  expect(screen.queryByLabelText('Type')).toBeNull();
  await userEvent.click(await line());
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(sheet).getByLabelText('Type')).toBeTruthy();
});

it('a search closes the sheet and takes effect', async () => {
  const page = await renderPage(<HistoryPage list={gameHistory} />, HISTORY_PLACE);
  await userEvent.click(await line());
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.selectOptions(within(sheet).getByLabelText('Type'), 'Win');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Search' }));
  expect(page.address()).toBe('/history?type=2');
  await waitFor(() => expect(page.calls('getGameHistory').at(-1)?.query.type).toBe('2'));
  expect(sheet.dataset.state).toBe('closed');
  expect((await line()).textContent).toContain('Last 4 days · Win');
});

it('a preset closes the sheet and is applied together with the other choices', async () => {
  const page = await renderPage(<HistoryPage list={gameHistory} />, HISTORY_PLACE);
  await userEvent.click(await line());
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.selectOptions(within(sheet).getByLabelText('Type'), 'Win');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Last 7 days' }));
  await waitFor(() =>
    expect(page.calls('getGameHistory').at(-1)?.query).toMatchObject({
      type: '2',
      start_date: '2026-02-23 00:00:00',
    }),
  );
  expect((await line()).textContent).toContain('Last 7 days · Win');
});

it('choices have no effect until the search is submitted', async () => {
  const page = await renderPage(<HistoryPage list={gameHistory} />, HISTORY_PLACE);
  await userEvent.click(await line());
  await userEvent.selectOptions(await screen.findByLabelText('Type'), 'Win');
  await userEvent.keyboard('{Escape}');
  expect(page.address()).toBe('/history');
  expect((await line()).textContent).not.toContain('Win');
});

it('the summary shows the dates and type of the URL, even with swapped ends', async () => {
  await renderPage(<HistoryPage list={financeHistory} />, {
    ...HISTORY_PLACE,
    path: '/history?from=2026-02-09T23:59:59&to=2026-02-03T00:00:00&type=1',
  });
  const text = ((await line()).textContent ?? '').replaceAll(/\s+/g, ' ');
  expect(text).toContain('02/03/2026 – 02/09/2026');
  expect(text).toContain('· Deposit');
});
