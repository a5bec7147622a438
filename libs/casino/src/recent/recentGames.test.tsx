import type { Game } from '@baize/api';
import { mockExample, renderPage, sampleGame } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { GameCard } from '../game/GameCard.tsx';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { addRecentGame, recentGames, recentGamesOf } from './recentGames.ts';
import { RecentGames } from './RecentGames.tsx';

/** The sample player's id. */
const ME = 1001;
const KEY = 'recent_games';

const idsOf = (player: number) => recentGamesOf(recentGames.get(), player).map(({ id }) => id);
const game = (id: number): Game => sampleGame(id);
const open = (token?: string) =>
  renderPage(<RecentGames />, { path: '/casino', texts: [casinoTexts, casinoDeferredTexts], token });

beforeEach(() => localStorage.removeItem(KEY));

describe('the recently opened games', () => {
  it('are stored newest first, without duplicates, twelve at most', () => {
    for (let id = 1; id <= 20; id += 1) addRecentGame(ME, game(id));
    addRecentGame(ME, game(15));
    expect(idsOf(ME)).toEqual([15, 20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9]);
  });

  it('are stored per player, for at most five players', () => {
    for (let player = 1; player <= 7; player += 1) addRecentGame(player, game(player));
    expect(idsOf(7)).toEqual([7]);
    expect(idsOf(6)).toEqual([6]);
    expect(idsOf(1)).toEqual([]);
  });

  it.each(['', 'x', 'null', '[]', '{"1001":7}', '{"1001":[{"id":"x"}]}', '{"__proto__":[{"id":1}]}'])(
    'are empty if stored as %j',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(idsOf(ME)).toEqual([]);
    },
  );

  it('are looked up by own properties only', () =>
    expect(recentGamesOf({}, 'constructor' as unknown as number)).toEqual([]));

  it('are stored when a player plays, not when a visitor does', async () => {
    const page = await renderPage(<GameCard game={game(3)} />, {
      path: '/casino',
      texts: [casinoTexts, casinoDeferredTexts],
      token: 'secret',
    });
    await press('Game 3');
    expect(page.address()).toBe('/PlayGame/3');
    await waitFor(() => expect(Object.values(recentGames.get() ?? {}).flat()).toHaveLength(1));
  });

  it('aren’t stored while the player is unknown; the game still opens', async () => {
    const page = await renderPage(<GameCard game={game(3)} />, {
      path: '/casino',
      texts: [casinoTexts, casinoDeferredTexts],
      token: 'secret',
      handlers: [mockExample('getUserProfile', 'serverError')],
    });
    await press('Game 3');
    expect(page.address()).toBe('/PlayGame/3');
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    expect(recentGames.get()).toBeUndefined();
  });
});

describe('the row of recently played games', () => {
  it('is shown to the player who played them', async () => {
    const page = await open('secret');
    await waitFor(() => expect(page.queryClient.getQueryData(['player', 'profile'])).toBeTruthy());
    const me = page.queryClient.getQueryData<{ id: number }>(['player', 'profile'])?.id ?? 0;
    expect(page.container.textContent).toBe('');
    addRecentGame(me + 1, game(1));
    addRecentGame(me, game(2));
    const row = await screen.findByRole('region', { name: 'Recently played' });
    expect(row.textContent).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Game \d/ })).toHaveLength(1);
  });

  it('is hidden for a visitor', async () => {
    addRecentGame(ME, game(2));
    const page = await open();
    expect(page.container.textContent).toBe('');
  });
});
