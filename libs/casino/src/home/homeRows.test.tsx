import { mockExample, mockReply, renderPage, sampleGame } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addRecentGame, recentGames } from '../recent/recentGames.ts';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { HomeList } from './HomeList.tsx';
import { HomeWinners } from './HomeWinners.tsx';
import { LastGame } from './LastGame.tsx';

const texts = [casinoTexts, casinoDeferredTexts];
const games = (list: readonly unknown[]) =>
  mockReply('getGames', {
    body: { games: { data: list, current_page: 1, last_page: 1, next_page_url: null, total: list.length } },
  });
const twelve = games(Array.from({ length: 12 }, (_, index) => sampleGame(index + 1)));
const list = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');

describe('the game rows that a brand may add to its home page', () => {
  it.each([
    ['top', 'Top 10 games', 10, '/casino', { sort: undefined, per_page: '10' }],
    ['new', 'New games', 12, '/casino?sort=new', { sort: 'new', per_page: '12' }],
    [
      'multipliers',
      'High multipliers',
      12,
      '/casino?sort=multiplier',
      { sort: 'multiplier', per_page: '12' },
    ],
  ] as const)('%s: %s', async (name, heading, count, href, query) => {
    const page = await renderPage(<HomeList list={name} />, { texts, handlers: [twelve] });
    await screen.findByRole('button', { name: 'Game 1' });
    expect(list(heading)).toHaveLength(count);
    expect(screen.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe(href);
    const asked = page.calls('getGames')[0]?.query;
    expect({ sort: asked?.sort, per_page: asked?.per_page }).toEqual(query);
  });

  it('show a rank on the top games', async () => {
    await renderPage(<HomeList list="top" />, { texts, handlers: [twelve] });
    await screen.findByRole('button', { name: 'Game 1' });
    const ranks = list('Top 10 games').map((item) => within(item).getByText(/^Number/).textContent);
    expect(ranks).toEqual(Array.from({ length: 10 }, (_, index) => `Number ${index + 1}`));
  });

  it('show a high multiplier on the tile, in the language’s number format, and no unknown one', async () => {
    const known = { ...sampleGame(1), max_multiplier: 50_000 };
    await renderPage(<HomeList list="multipliers" />, { texts, handlers: [games([known, sampleGame(2)])] });
    await screen.findByRole('button', { name: 'Game 1' });
    const [first, second] = list('High multipliers');
    expect(first?.textContent).toContain('×50,000');
    expect(second?.textContent).not.toContain('×');
  });

  it.each([
    ['are missing', games([])],
    ['can’t be loaded', mockExample('getGames', 'serverError')],
  ])('collapse when the games %s', async (_, handler) => {
    const page = await renderPage(<HomeList list="new" />, { texts, handlers: [handler] });
    await waitFor(() => expect(page.container.textContent).toBe(''));
  });
});

describe('the last winners', () => {
  it('are those of the casino', async () => {
    const page = await renderPage(<HomeWinners />, { texts });
    expect(await screen.findByText('Latest wins')).toBeTruthy();
    expect(page.calls('getConfig')[0]?.query.type).toBe('casino');
  });

  it('collapse when they fail to load', async () => {
    const page = await renderPage(<HomeWinners />, {
      texts,
      handlers: [mockExample('getConfig', 'serverError')],
    });
    await waitFor(() => expect(page.container.textContent).toBe(''));
  });
});

describe('the last game', () => {
  beforeEach(() => recentGames.set({}));

  async function openAsPlayer() {
    const page = await renderPage(<LastGame />, { texts, token: 'player' });
    const me = () => page.queryClient.getQueryData<{ id: number }>(['player', 'profile'])?.id;
    await waitFor(() => expect(me()).toBeTruthy());
    return { page, me: me() ?? 0 };
  }

  it('is offered to the player who opened it, and continues', async () => {
    const { page, me } = await openAsPlayer();
    act(() => {
      addRecentGame(me, sampleGame(3));
      addRecentGame(me, sampleGame(7));
    });
    expect(screen.getByText('Game 7')).toBeTruthy();
    const remembered = vi.fn();
    onTestFinished(recentGames.subscribe(remembered));
    await press('Keep playing');
    expect(page.address()).toBe('/PlayGame/7');
    await waitFor(() => expect(remembered).toHaveBeenCalledOnce());
  });

  it('isn’t offered to another player', async () => {
    const { page, me } = await openAsPlayer();
    act(() => addRecentGame(me + 1, sampleGame(3)));
    expect(page.container.textContent).toBe('');
  });
});
