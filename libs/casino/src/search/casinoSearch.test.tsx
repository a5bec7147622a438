import type { Game } from '@baize/api';
import { useLoginDialog } from '@baize/session';
import { mockExample, mockReply, renderPage, samplePage, sampleGame } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { CasinoGameResults } from './GameResults.tsx';
import { ProviderResults } from './ProviderResults.tsx';
import { PopularSuggestions } from './PopularSuggestions.tsx';

const routes = ['/', '/PlayGame/:id', '/play/demo/:id'].map((path) => ({ path, page: samplePage('Page') }));
const report = vi.fn();
const onChoose = vi.fn();
const props = { report, onChoose };
type Options = Parameters<typeof renderPage>[1];
const open = (element: Parameters<typeof renderPage>[0], options: Options = {}) =>
  renderPage(element, { routes, texts: [casinoTexts], ...options });

const found = (total: number, count: number, change: Partial<Game> = {}) =>
  mockReply('getGames', {
    body: {
      games: {
        data: Array.from({ length: count }, (_, index) => sampleGame(index + 1, change)),
        next_page_url: null,
        total,
        current_page: 1,
        last_page: 1,
        per_page: 50,
      },
    },
  });

describe('games in the site search', () => {
  it('are requested from three letters on', async () => {
    const page = await open(<CasinoGameResults {...props} query="cr" />);
    expect(report).toHaveBeenLastCalledWith(0);
    expect(page.calls('getGames')).toHaveLength(0);
    page.unmount();
    const other = await open(<CasinoGameResults {...props} query="crown" />);
    await screen.findByRole('region', { name: 'Casino games' });
    expect(other.calls('getGames')[0]?.query).toMatchObject({ search: 'crown', type: 'casino' });
  });

  it('are six at most, with a link to all', async () => {
    await open(<CasinoGameResults {...props} query="gold rush" />, { handlers: [found(30, 20)] });
    expect(await screen.findAllByRole('link', { name: /^Game \d/ })).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'All games for “gold rush”' }).getAttribute('href')).toBe(
      '/casino?search=gold%20rush',
    );
    await waitFor(() => expect(report).toHaveBeenLastCalledWith(20));
  });

  it.each([
    ['a visitor as a demo', undefined, '/play/demo/1001'],
    ['a player for real money', 'secret', '/PlayGame/1001'],
  ])('link to one for %s', async (_, token, address) => {
    const page = await open(<CasinoGameResults {...props} query="ember" />, { token });
    const link = await screen.findByRole('link', { name: /Ember Crown/ });
    expect(link.getAttribute('href')).toBe(address);
    await userEvent.click(link);
    expect(onChoose).toHaveBeenCalledOnce();
    expect(page.address()).toBe(address);
  });

  it('store the game that a player opens', async () => {
    const page = await open(<CasinoGameResults {...props} query="ember" />, { token: 'secret' });
    await userEvent.click(await screen.findByRole('link', { name: /Ember Crown/ }));
    await waitFor(() => expect(page.calls('getUserProfile')).toHaveLength(1));
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Ember Crown'));
  });

  it('open one without a demo for a visitor after a login', async () => {
    const page = await open(<CasinoGameResults {...props} query="game" />, {
      handlers: [found(1, 1, { demo: 0 })],
    });
    await press(/^Game 1/);
    expect(onChoose).toHaveBeenCalledOnce();
    expect(page.address()).toBe('/');
    const login = renderHook(() => useLoginDialog());
    expect(login.result.current.open).toBe(true);
    act(() => login.result.current.pending?.());
    expect(page.address()).toBe('/PlayGame/1');
  });

  it('are none when the platform fails', async () => {
    await open(<CasinoGameResults {...props} query="crown" />, {
      handlers: [mockExample('getGames', 'serverError')],
    });
    await waitFor(() => expect(report).toHaveBeenLastCalledWith(0));
  });
});

describe('providers in the site search', () => {
  it('are matched in the player’s alphabet, and link to their games', async () => {
    await open(<ProviderResults {...props} query="LANT" />);
    const link = await screen.findByRole('link', { name: 'Lantern Works' });
    expect(link.getAttribute('href')).toMatch(/^\/casino\?provider=\d+$/);
  });
});

describe('popular games before typing', () => {
  const region = () => screen.queryByRole('region', { name: 'Popular right now' });

  it('reserve their place while loading, then appear as suggestions', async () => {
    await open(<PopularSuggestions onChoose={onChoose} />);
    expect(region()?.getAttribute('aria-busy')).toBe('true');
    expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
    expect(region()?.getAttribute('aria-busy')).toBeNull();
  });

  it('leave no gap when the platform fails', async () => {
    await open(<PopularSuggestions onChoose={onChoose} />, {
      handlers: [mockExample('getCategoryGames', 'serverError')],
    });
    await waitFor(() => expect(region()).toBeNull());
  });
});
