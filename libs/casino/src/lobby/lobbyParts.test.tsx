import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { LoginDialogHost, RequirePlayer } from '@baize/session';
import { exampleBody, mockExample, mockReply, renderPage, testBrand, testBrandWith } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { casinoRoutes } from '../routes.tsx';

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

describe('the sort order', () => {
  it('is chosen, kept in the URL, and undone by Back', async () => {
    const page = await open('/casino?category=2');
    await userEvent.click(await screen.findByRole('radio', { name: 'By name, A to Z' }));
    expect(page.address()).toBe('/casino?category=2&sort=name');
    await waitFor(() =>
      expect(asked(page, 'getCategoryGames').at(-1)).toEqual({
        type: 'casino',
        page: '1',
        category_id: '2',
        sort: 'name',
      }),
    );
    await waitFor(() =>
      expect(asked(page, 'getConfig')).toEqual([{ type: 'casino' }, { type: 'casino', sort: 'name' }]),
    );
    await page.go(-1);
    expect(page.address()).toBe('/casino?category=2');
  });

  it('is read from the URL', async () => {
    const page = await open('/bingo?sort=new');
    await game('Moonlit Koi');
    expect(asked(page, 'getGames')).toEqual([{ type: 'bingo', page: '1', sort: 'new' }]);
  });

  it('isn’t offered for favourites', async () => {
    await open('/casino?category=0', { token: 'secret' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('radiogroup', { name: 'Sort by' })).toBeNull();
  });

  it.each([
    ['/casino', 5],
    ['/jackpot', 5],
    ['/livecasino', 3],
    ['/bingo', 3],
  ])('of %s has %d choices: only slots have a return to player and a top multiplier', async (path, count) => {
    await open(path);
    const orders = await screen.findByRole('radiogroup', { name: 'Sort by' });
    expect(within(orders).getAllByRole('radio')).toHaveLength(count);
  });
});

describe('the live casino’s categories', () => {
  const names = async () => {
    await screen.findByRole('button', { name: 'Hot games' });
    return screen
      .getAllByRole('button', { name: /^(All games|My favourites|New|Hot games)$/ })
      .map(({ textContent }) => textContent);
  };

  it('start with all games, and include new ones for a visitor', async () => {
    await open('/livecasino');
    expect(await names()).toEqual(['All games', 'New', 'Hot games']);
  });

  it('include no new ones for a player', async () => {
    await open('/livecasino', { token: 'secret' });
    expect(await names()).toEqual(['All games', 'My favourites', 'Hot games']);
  });

  it('are complete for a player in another lobby', async () => {
    await open('/casino', { token: 'secret' });
    expect(await names()).toEqual(['All games', 'My favourites', 'New', 'Hot games']);
  });

  it('show an empty list with a link to all games if the platform doesn’t know one', async () => {
    const page = await open('/livecasino?category=999', {
      handlers: [mockExample('getCategoryGames', 'notFound')],
    });
    await screen.findByText('No games found');
    await press('Show all games');
    expect(page.address()).toBe('/livecasino');
  });

  it('clamp the URL’s page to the last one', async () => {
    const page = await open('/livecasino?page=9', { handlers: [mockExample('getGames', 'lastPage')] });
    await waitFor(() => expect(page.address()).toBe('/livecasino'));
  });
});

describe('the casino lobby also shows', () => {
  const extras = async () => {
    await screen.findAllByRole('button', { name: 'Moonlit Koi' });
    await screen.findByRole('button', { name: 'Hot games' });
    const regions = await screen.findAllByRole('region', { name: /^(?:Popular games|Jackpot|Latest wins)$/ });
    return regions.map((region) => within(region).getByRole('heading', { level: 2 }).textContent);
  };

  const gamesFollow = (name: string) => {
    const region = screen.getByRole('region', { name });
    const games = document.querySelector('#games') as Element;
    return (region.compareDocumentPosition(games) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  };

  it('popular games, jackpots and winners with the whole list', async () => {
    await open('/casino', { brand: testBrand });
    await waitFor(async () => expect(await extras()).toEqual(['Popular games', 'Jackpot', 'Latest wins']));
  });

  it('decorative jackpots if the brand has them, hidden from assistive technology', async () => {
    const page = await open('/casino', { brand: testBrandWith({ features: { decorativeJackpots: true } }) });
    const note = await screen.findByText('For decoration only: not a prize that can be won.');
    const ornament = note.closest('section');
    expect(ornament?.getAttribute('aria-hidden')).toBe('true');
    expect(ornament?.hasAttribute('inert')).toBe(true);
    expect(within(ornament as HTMLElement).getByText('Titan')).toBeTruthy();
    expect(within(ornament as HTMLElement).getAllByText('Featured')).toHaveLength(3);
    page.unmount();
    await open('/casino', { brand: testBrand });
    await extras();
    expect(screen.queryByText('For decoration only: not a prize that can be won.')).toBeNull();
  });

  it.each([
    [true, 'https://media.example/lobby.mp4', 1],
    [false, 'https://media.example/lobby.mp4', 0],
    [true, 'javascript:alert(1)', 0],
    [true, undefined, 0],
  ])('a video behind its heading: %j, with the URL %j', async (backgroundVideo, lobby_video_url, films) => {
    const page = await open('/casino', {
      brand: testBrandWith({ features: { backgroundVideo } }),
      handlers: [
        mockReply('getOptions', {
          body: { ...exampleBody<object>('getOptions', 'options'), lobby_video_url },
        }),
      ],
    });
    await extras();
    await waitFor(() => expect(page.container.querySelectorAll('video')).toHaveLength(films));
  });

  it('no video with reduced motion', async () => {
    document.documentElement.setAttribute('data-quiet', '');
    const page = await open('/casino', {
      handlers: [
        mockReply('getOptions', {
          body: {
            ...exampleBody<object>('getOptions', 'options'),
            lobby_video_url: 'https://media.example/lobby.mp4',
          },
        }),
      ],
    });
    await extras();
    expect(page.container.querySelector('video')).toBeNull();
    document.documentElement.removeAttribute('data-quiet');
  });

  it('nothing that the brand disables', async () => {
    const brand = testBrandWith({ features: { popularGames: false, jackpotBlock: false } });
    await open('/casino', { brand });
    /* They render when the browser is idle. */
    await waitFor(async () => expect(await extras()).toEqual(['Latest wins']));
  });

  it.each(['search=koi', 'provider=42', 'category=1', 'sort=new'])(
    'all of it below the games with %s',
    async (filter) => {
      await open(`/casino?type=casino&${filter}`, { brand: testBrand });
      await waitFor(async () => expect(await extras()).toEqual(['Popular games', 'Jackpot', 'Latest wins']));
      expect(gamesFollow('Popular games')).toBe(false);
    },
  );

  it('all of it above the games of the whole list', async () => {
    await open('/casino', { brand: testBrand });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Popular games' })).toBeTruthy());
    expect(gamesFollow('Popular games')).toBe(true);
  });

  it.each(['bingo', 'live_casino', 'virtual_games', 'tv_games'])(
    'popular games and jackpots in %s too, but no winners',
    async (type) => {
      await open(`/casino?type=${type}`, { brand: testBrand });
      await waitFor(async () => expect(await extras()).toEqual(['Popular games', 'Jackpot']));
    },
  );

  it.each([
    [true, ['Jackpot', 'Popular games']],
    [false, ['Jackpot']],
  ])('the jackpots first in their own lobby (popular games: %s)', async (popularGames, regions) => {
    await open('/casino?type=jackpot', { brand: testBrandWith({ features: { popularGames } }) });
    await waitFor(async () => expect(await extras()).toEqual(regions));
    expect(gamesFollow('Jackpot')).toBe(true);
  });

  it('the games of the platform’s home page in place of popular games', async () => {
    const { data } = exampleBody<{ data: object }>('getConfig', 'lobby');
    const categories = [
      { id: 7, name: 'Races', slug: 'races', home_page: 0 },
      { id: 8, name: 'Football', slug: 'football', home_page: 1 },
    ];
    const handlers = [mockReply('getConfig', { body: { data: { ...data, categories } } })];
    await open('/virtual', { brand: testBrand, handlers });
    const row = within(await screen.findByRole('region', { name: 'Football' }));
    expect(row.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/Virtual?category=8');
  });
});
