import { paths } from '@baize/routing';
import { renderPage, testBrandWith } from '@baize/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HISTORY_PLACE } from '../historyPlace.testing.ts';
import { historyPages } from '../historyPages.tsx';
import { gameHistory } from '../lists/gameHistory.ts';
import { HistoryPage } from './HistoryPage.tsx';

const SEARCH = '?type=1&page=2';

/** Requests what the page of stakes shows first, as a navigation to it does, and then opens the page. */
async function openPrepared(token?: string) {
  const page = await renderPage(<p>elsewhere</p>, { ...HISTORY_PLACE, token });
  const loader = await historyPages[paths.gameHistory].importLoader?.();
  await loader?.(page.queryClient, {
    params: {},
    search: new URLSearchParams(SEARCH),
    device: 2,
    language: 'en',
    brand: testBrandWith({}),
  });
  return page;
}

it('requests the rows of the page and filters in the URL', async () => {
  const page = await openPrepared('secret');
  expect(page.calls('getGameHistory').map(({ query }) => query)).toMatchObject([{ type: '1', page: '2' }]);
});

it('leaves nothing for the page to request', async () => {
  const known = (await openPrepared('secret')).queryClient.getQueryCache().getAll();
  const page = await renderPage(<HistoryPage list={gameHistory} />, {
    ...HISTORY_PLACE,
    path: `/history${SEARCH}`,
    token: 'secret',
    seed: (cache) => known.forEach(({ queryKey, state }) => cache.setQueryData(queryKey, state.data)),
  });
  await waitFor(() => expect(page.container.querySelector('[aria-busy=true]')).toBeNull());
  expect(page.calls('getGameHistory')).toEqual([]);
});

it('requests nothing for a visitor', async () => {
  expect((await openPrepared()).calls('getGameHistory')).toEqual([]);
});
