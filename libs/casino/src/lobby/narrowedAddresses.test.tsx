import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import {
  exampleBody,
  mockExample,
  mockReply,
  renderPage,
  sampleGame,
  sampleGamePage,
  testBrandWith,
} from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoRoutes } from '../routes.tsx';
import { casinoTexts } from '../texts.ts';

const routes: AppRoute[] = [
  ...casinoRoutes,
  { path: '*', page: lazyPage(() => Promise.resolve(() => <h1>Not found</h1>)) },
];

/** A category has this slug in the lobby's configuration. */
const withCategory = (slug: string) => {
  const { data } = exampleBody<{ data: object }>('getConfig', 'lobby');
  const categories = [
    { id: 31, name: 'Another', slug: 'another', home_page: 0 },
    { id: 32, name: 'Chosen', slug, home_page: 0 },
  ];
  return mockReply('getConfig', { body: { data: { ...data, categories } } });
};

const open = (path: string | string[], options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes,
    texts: [casinoTexts],
    brand: testBrandWith({ features: { popularGames: false, jackpotBlock: false } }),
    ...options,
  });
type Page = Awaited<ReturnType<typeof open>>;

const asked = (page: Page, operation: string) => page.calls(operation).map(({ query }) => query);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const expectNotFound = async (page: Page) => {
  await screen.findByRole('heading', { name: 'Not found' });
  expect(page.address()).toBe('/404');
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe('a category URL', () => {
  it.each([
    ['/live-casino/category/game-shows', 'game-shows', 'live_casino'],
    ['/Live-Casino/Category/Instant-Games', 'instant-games', 'live_casino'],
    ['/slots/category/hot-games', 'hot-games', 'casino'],
    ['/SLOTS/category/new-releases', 'new-releases', 'casino'],
  ])('%s shows %s of %s', async (path, slug, type) => {
    const page = await open(path, { handlers: [withCategory(slug)] });
    await heading('Chosen');
    expect(screen.getByRole('button', { name: 'Chosen' }).getAttribute('aria-pressed')).toBe('true');
    await screen.findByRole('button', { name: 'Moonlit Koi' });
    expect(asked(page, 'getCategoryGames')).toEqual([{ type, page: '1', category_id: '32' }]);
    expect(asked(page, 'getGames')).toEqual([]);
  });

  it.each(['/slots/category/table-games', '/live-casino/category/hot-games', '/slots/category/constructor'])(
    '%s isn’t one',
    async (path) => {
      await open(path);
      await screen.findByRole('heading', { name: 'Not found' });
    },
  );

  it('is not found if the platform doesn’t have the category', async () => {
    await expectNotFound(await open('/slots/category/hot-games', { handlers: [withCategory('others')] }));
  });

  it('shows an error with a retry if the category can’t be looked up', async () => {
    const page = await open('/slots/category/hot-games', {
      handlers: [mockExample('getConfig', 'serverError')],
    });
    await screen.findByText('We couldn’t load the games');
    page.use(withCategory('hot-games'));
    await press('Try again');
    await heading('Chosen');
  });

  it.each([
    ['All games', '/casino'],
    ['Another', '/casino?category=31'],
  ])('links from %s to the lobby', async (name, address) => {
    const page = await open('/slots/category/hot-games', { handlers: [withCategory('hot-games')] });
    await heading('Chosen');
    await press(name);
    expect(page.address()).toBe(address);
  });

  it('searches all games, and returns to the category', async () => {
    const page = await open('/slots/category/hot-games?search=koi', {
      handlers: [withCategory('hot-games')],
    });
    await heading('Chosen');
    await waitFor(() => expect(asked(page, 'getGames')[0]?.search).toBe('koi'));
    await press('Chosen');
    expect(page.address()).toBe('/slots/category/hot-games');
    await waitFor(() => expect(asked(page, 'getCategoryGames')).toHaveLength(1));
  });
});

const SLOTS = [22, 25, 82, 44, 1, 77, 81, 42, 89, 43, 83, 63, 54, 9, 10, 20, 2, 31, 127];

describe('a provider URL', () => {
  const listed: [path: string, query: Record<string, string>][] = [
    ...SLOTS.map((id): [string, Record<string, string>] => [
      `/slots/providers/any-name/${id}`,
      { type: 'casino', provider: String(id) },
    ]),
    ...[41, 52, 95].map((id): [string, Record<string, string>] => [
      `/live-casino/providers/any-name/${id}`,
      { type: 'live_casino', provider: String(id) },
    ]),
    ['/providers/lantern-works/7', { provider: '7' }],
    ['/Providers/EGT/81', { provider: '81' }],
    ['/casino/provider/9087', { type: 'casino', provider: '9087', per_page: '12' }],
    ['/amusnet', { provider: '81' }],
  ];
  it.each(listed)('%s lists its games', async (path, query) => {
    const page = await open(path);
    await heading('Lantern Works');
    await screen.findByRole('button', { name: 'Moonlit Koi' });
    expect(asked(page, 'getGames')).toEqual([{ page: '1', ...query }]);
  });

  it.each([
    ['/providers/x/7?sort=new', '/providers/lantern-works/7?sort=new'],
    ['/Slots/providers/any-name/22', '/slots/providers/lantern-works/22'],
    ['/live-casino/providers/Lantern-Works/41', '/live-casino/providers/Lantern-Works/41'],
    ['/providers/egt/81', '/providers/egt/81'],
  ])('%s redirects to the provider’s canonical path: %s', async (path, address) => {
    const page = await open(['/casino', path]);
    await heading('Lantern Works');
    await waitFor(() => expect(page.address()).toBe(address));
    await page.go(-1);
    expect(page.address()).toBe('/casino');
  });

  it.each([
    '/slots/providers/x/41',
    '/live-casino/providers/x/22',
    '/casino/provider/42',
    '/casino/provider/9087x',
    '/providers/x/0',
    '/providers/x/-1',
    '/providers/x/1e3',
    '/providers/x/constructor',
  ])('%s is not found, without a request', async (path) => {
    const page = await open(['/casino', path]);
    await expectNotFound(page);
    expect(asked(page, 'getGames')).toEqual([]);
  });

  it('is not found without games', async () => {
    await expectNotFound(await open('/providers/x/7', { handlers: [mockExample('getGames', 'nothing')] }));
  });

  it('in the casino is not found either if the platform fails', async () => {
    const handlers = [mockExample('getGames', 'serverError')];
    await expectNotFound(await open('/casino/provider/9087', { handlers }));
  });

  it('in other lobbies shows an error with a retry', async () => {
    const page = await open('/providers/x/7', { handlers: [mockExample('getGames', 'serverError')] });
    await screen.findByText('We couldn’t load the games');
    page.use(mockExample('getGames', 'firstPage'));
    await press('Try again');
    await screen.findByRole('button', { name: 'Moonlit Koi' });
  });

  it('keeps the provider if a search finds nothing, and links back to all its games', async () => {
    const found = mockReply('getGames', {
      body: sampleGamePage([{ ...sampleGame(1), provider: { id: 7, name: 'Lantern Works' } }]),
    });
    const page = await open('/providers/x/7', { handlers: [found] });
    await heading('Lantern Works');
    page.use(mockExample('getGames', 'nothing'));
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await screen.findByText('No games found');
    await heading('Lantern Works');
    await press('Show all games');
    expect(page.address()).toBe('/providers/lantern-works/7');
  });
});
