import { RequirePlayer } from '@baize/session';
import { RouteView } from '@baize/routing';
import { example, mockExample, mockReply, mockResolver, renderPage, testBrandWith } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';

const open = (path: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes: casinoRoutes,
    texts: [casinoTexts],
    brand: testBrandWith({ features: { popularGames: false } }),
    ...options,
  });

const game = (name: string) => screen.findByRole('button', { name });
const asked = (page: Awaited<ReturnType<typeof open>>, operation: string) =>
  page.calls(operation).map(({ query }) => query);

beforeEach(() => {
  const Blind = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Blind);
});

describe('favourites', () => {
  it('are requested by lobby type, and hide the filters', async () => {
    const page = await open('/casino?type=casino&category=0', {
      token: 'secret',
      handlers: [mockExample('getFavoriteGames', 'wrapped')],
    });
    await game('Moonlit Koi');
    expect(asked(page, 'getFavoriteGames')).toEqual([{ type: '4' }]);
    expect(page.calls('getGames')).toHaveLength(0);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('accept a bare list in the virtual lobby', async () => {
    const page = await open('/casino?type=virtual_games&category=0', {
      token: 'secret',
      handlers: [mockExample('getFavoriteGames', 'list')],
    });
    await game('Ember Crown');
    expect(asked(page, 'getFavoriteGames')).toEqual([{ type: '2' }]);
  });

  it.each([
    ['there are none', mockExample('getFavoriteGames', 'none')],
    ['they cannot be loaded', mockExample('getFavoriteGames', 'serverError')],
    ['the reply is malformed', mockReply('getFavoriteGames', { body: { data: null } })],
  ])('show an empty state when %s, with a link to all games', async (_, reply) => {
    const page = await open('/casino?type=casino&category=0', { token: 'secret', handlers: [reply] });
    await screen.findByText('No favourites yet');
    await press('Show all games');
    await game('Ember Crown');
    expect(page.address()).toBe('/casino?type=casino');
  });

  it('aren’t requested for a visitor', async () => {
    const page = await open('/casino?type=casino&category=0');
    await screen.findByText('No favourites yet');
    expect(page.calls('getFavoriteGames')).toHaveLength(0);
  });

  it('link to the favourites of all lobbies', async () => {
    const page = await open('/casino?type=casino&category=0', {
      token: 'secret',
      handlers: [mockExample('getFavoriteGames', 'wrapped')],
    });
    await userEvent.click(await screen.findByRole('link', { name: 'All my favourites' }));
    expect(page.address()).toBe('/casino?type=favorite_games');
    await game('Moonlit Koi');
    const types = asked(page, 'getFavoriteGames').map(({ type }) => type);
    expect([...new Set(types)].sort()).toEqual(['2', '4', '5', '6', '7', '8']);
  });

  it('of one type show even if another type fails to load', async () => {
    const replies = mockResolver('getFavoriteGames', ({ query }) =>
      example('getFavoriteGames', query.get('type') === '5' ? 'serverError' : 'wrapped'),
    );
    await open('/casino?type=favorite_games', { token: 'secret', handlers: [replies] });
    await game('Moonlit Koi');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('have their own lobby, with a link to all games', async () => {
    const page = await open('/casino?type=favorite_games', {
      token: 'secret',
      handlers: [mockExample('getFavoriteGames', 'none')],
    });
    await screen.findByText('No favourites yet');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await press('Show all games');
    await game('Ember Crown');
    expect(page.address()).toBe('/casino');
  });
});
