import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { LoginDialogHost, RequirePlayer } from '@baize/session';
import { mockExample, mockPending, renderPage, testBrandWith } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';
import { LOBBIES } from './lobbies.ts';

const routes: AppRoute[] = [
  ...casinoRoutes.filter(({ cachedQuery }) => cachedQuery?.includes('category')),
  { path: '*', page: lazyPage(() => Promise.resolve(() => <h1>Elsewhere</h1>)) },
];

const open = (path: string | string[], options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <RouteView guard={RequirePlayer} fallback={null} />
      <LoginDialogHost />
    </>,
    { path, routes, texts: [casinoTexts], brand: plain, ...options },
  );

/** Without the popular games, which the list contains too. */
const plain = testBrandWith({ features: { popularGames: false } });

const game = (name: string) => screen.findByRole('button', { name });
const asked = (page: Awaited<ReturnType<typeof open>>, operation: string) =>
  page.calls(operation).map(({ query }) => query);

/** Nothing intersects the viewport by default: no second page, no jackpots. */
beforeEach(() => {
  const Blind = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Blind);
});

describe('choosing the lobby', () => {
  it.each(LOBBIES.filter(({ name }) => name !== 'games').map(({ name, type }) => [name, type]))(
    'type %s requests %s',
    async (name, type) => {
      const page = await open(`/casino?type=${name}`, { token: 'secret' });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(asked(page, 'getConfig')).toEqual([{ type }]));
    },
  );

  it.each([
    ['/livecasino', 'live_casino'],
    ['/LiveCasino', 'live_casino'],
    ['/live-casino', 'live_casino'],
    ['/bingo', 'bingo'],
    ['/beton', 'tv_games'],
    ['/games', 'games'],
    ['/virtual', 'virtual_games'],
    ['/Jackpot', 'casino'],
  ])('the path %s requests %s', async (address, type) => {
    const page = await open(address);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked(page, 'getConfig')).toEqual([{ type }]));
  });

  it('keeps the path when a category is chosen', async () => {
    const page = await open('/livecasino');
    await press('New');
    expect(page.address()).toBe('/livecasino?category=1');
  });

  it.each(['sport', 'games', 'CASINO', '', 'constructor', '__proto__'])(
    'type %j is not found',
    async (type) => {
      const page = await open(['/', `/casino?type=${type}`]);
      await screen.findByText('Elsewhere');
      expect(page.address()).toBe('/404');
      await page.go(-1);
      expect(page.address()).toBe('/');
    },
  );

  it('is the casino without a type', async () => {
    await open('/casino');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Casino');
  });

  it('the jackpot lobby requests jackpots and has no search', async () => {
    const page = await open('/casino?type=jackpot');
    await game('Ember Crown');
    expect(asked(page, 'getGames')).toEqual([{ type: 'casino', page: '1', search: 'jackpot' }]);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the head of a lobby', () => {
  it.each([
    [1, '/casino', 'Hundreds of slots and table games in one lobby.'],
    [2, '/livecasino', 'Real dealers, real tables, around the clock.'],
    [3, '/bingo', 'Pick your cards and let the balls roll.'],
    [2, '/Jackpot', 'Prizes that grow with every spin.'],
  ] as const)('on device %i, %s has the hero text: %s', async (device, path, text) => {
    await open(path, { device });
    const head = (await screen.findByRole('heading', { level: 1 })).closest('header');
    expect(within(head as HTMLElement).getByText(text)).toBeTruthy();
  });

  it.each([
    ['/casino', 'casino'],
    ['/livecasino', 'live_casino'],
    ['/bingo', 'bingo'],
    ['/games', 'game'],
    ['/beton', 'beton'],
    ['/virtual', 'virtual'],
    ['/Jackpot', 'world_cup'],
  ])('%s requests the banners of %s, for the device and in the language', async (path, type) => {
    const page = await open(path, { device: 2, language: 'tr' });
    await waitFor(() => expect(asked(page, 'getSliders')).toEqual([{ type, device: '2', lang: 'tr' }]));
  });
});

describe('the list', () => {
  it('shows twelve placeholders, then the games', async () => {
    const page = await open('/casino', { handlers: [mockPending('getGames')] });
    const list = await screen.findByRole('list', { name: 'Casino' });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(list.children).toHaveLength(12);
    page.unmount();

    await open('/casino');
    await game('Moonlit Koi');
    expect(screen.getByRole('list', { name: 'Casino' }).children).toHaveLength(4);
    expect(screen.getByText('4 of 120 games')).toBeTruthy();
  });

  it('shows an empty state with a link to all games', async () => {
    const page = await open('/casino?type=casino&search=zzz', {
      handlers: [mockExample('getGames', 'nothing')],
    });
    await screen.findByText('No games found');
    page.use(mockExample('getGames', 'firstPage'));
    await press('Show all games');
    await game('Ember Crown');
    expect(page.address()).toBe('/casino?type=casino');
  });

  it('shows an error with a retry', async () => {
    const page = await open('/casino', { handlers: [mockExample('getGames', 'serverError')] });
    await screen.findByText('We couldn’t load the games');
    page.use(mockExample('getGames', 'firstPage'));
    await press('Try again');
    await game('Ember Crown');
  });

  it('renders even when categories and banners fail', async () => {
    await open('/casino', {
      handlers: [
        mockExample('getConfig', 'serverError'),
        mockExample('getSliders', 'serverError'),
        mockExample('getTierJackpots', 'serverError'),
      ],
    });
    await game('Ember Crown');
    expect(screen.getByRole('button', { name: 'All games' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('asks a visitor to log in before playing, then opens the game', async () => {
    const page = await open('/casino');
    await userEvent.click(await game('Ember Crown'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'defne');
    await userEvent.type(screen.getByLabelText('Password'), 'x');
    await press('Log in');
    await screen.findByText('Elsewhere');
    expect(page.address()).toBe('/PlayGame/1001');
  });

  it('opens the game for a player at once', async () => {
    const page = await open('/casino', { token: 'secret' });
    await userEvent.click(await game('Moonlit Koi'));
    expect(page.address()).toBe('/PlayGame/1002');
  });
});

describe('the categories', () => {
  it('load their games, and Back returns to the previous ones', async () => {
    const page = await open('/casino?type=casino&provider=42');
    await press('Hot games');
    await waitFor(() =>
      expect(asked(page, 'getCategoryGames')).toEqual([{ type: 'casino', page: '1', category_id: '2' }]),
    );
    expect(page.address()).toBe('/casino?type=casino&category=2');
    expect(screen.getByRole('button', { name: 'Hot games' }).getAttribute('aria-pressed')).toBe('true');
    await page.go(-1);
    expect(page.address()).toBe('/casino?type=casino&provider=42');
    expect(screen.getByRole('button', { name: 'All games' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('include favourites for a player only', async () => {
    const visitor = await open('/casino');
    await screen.findByRole('button', { name: 'Hot games' });
    expect(screen.queryByRole('button', { name: 'My favourites' })).toBeNull();
    visitor.unmount();
    await open('/casino', { token: 'secret' });
    expect(await screen.findByRole('button', { name: 'My favourites' })).toBeTruthy();
  });
});
