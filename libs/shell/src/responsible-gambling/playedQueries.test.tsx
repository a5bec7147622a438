import { mockResolver, renderPage } from '@baize/testing';
import { expect, it } from 'vitest';
import { playedQueries } from './playedQueries.ts';

const PER_PAGE = 20;

/** A history with this number of pages; each has a stake of 10.00. */
const history = (pages: number) =>
  mockResolver('getGameHistory', ({ query }) => {
    const page = Number(query.get('page'));
    const row = { id: page, game_name: 'x', created_at: '2026-03-01 19:00:00', amount: '10.00', type: 1 };
    const counts = { current_page: page, last_page: pages, total: pages * PER_PAGE, per_page: PER_PAGE };
    return { body: { success: true, data: { data: [row], ...counts } } };
  });

it('sums a long session to its last page', async () => {
  const page = await renderPage(<p>x</p>, { token: 'secret', handlers: [history(60)] });
  const played = await page.queryClient.fetchQuery(playedQueries.since(0));
  expect(played).toEqual({ staked: 60 * 1000, won: 0 });
});
