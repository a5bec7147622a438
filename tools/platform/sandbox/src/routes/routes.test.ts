import type { Game } from '@baize/api';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;

interface Listed {
  id: number;
  name: string;
  type: number;
  provider_id: number;
  image: string;
}
const names = (body: { games: { data: Listed[] } }) => body.games.data.map(({ name }) => name);

beforeAll(async () => {
  test = await openTest({ faults: true });
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('site', () => {
  it('returns the options of each brand in both languages', async () => {
    const { body } = await test.api('/options');
    expect(body).toMatchObject({
      name: 'Orvane',
      user: { geo: 'TR' },
      sport: '1',
      turnstile_validation: false,
    });
    const english = await test.api('/options', {
      headers: { 'accept-language': 'en-GB', 'site-id': '4218' },
    });
    expect(english.body).toMatchObject({ name: 'Vuxelo', domain: 'vuxelo.example' });
    expect(english.body.notice).not.toBe(body.notice);
  });

  it('fills the home page', async () => {
    const { data } = (await test.api('/homepage?device=1')).body;
    expect(data.casino_games).toHaveLength(12);
    expect(data.live_casino_games).toHaveLength(12);
    expect(data.stories.length).toBeGreaterThanOrEqual(4);
    expect(data.payments.length).toBeGreaterThanOrEqual(4);
    expect(data.sliders).toHaveLength(4);
    expect(new Set(data.live_casino_games.map(({ type }) => type))).toEqual(new Set([5]));
  });

  it('shows banners by page, screen and language', async () => {
    const web = await test.api('/sliders?type=casino&device=1&lang=en');
    const phone = await test.api('/sliders?type=casino&device=2');
    expect(web.body.sliders[0]?.image).toMatch(/-desktop-en\.avif$/);
    expect(phone.body.sliders[0]?.image).toMatch(/-mobile-tr\.avif$/);
    expect((await test.api('/global-game-categories')).body.categories).toHaveLength(8);
  });
});

describe('casino', () => {
  it('lists the providers of a lobby by name', async () => {
    const { status, body } = await test.api('/providers?type=casino');
    expect(status).toBe(200);
    const names = body.providers.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  it.each(['casino', 'live_casino', 'bingo', 'tv_games', 'virtual_games', 'games'])(
    'describes the %s lobby',
    async (type) => {
      const {
        categories,
        providers,
        last_winners: winners,
      } = (await test.api(`/config?type=${type}`)).body.data;
      expect(categories.length).toBeGreaterThan(1);
      expect(winners.length).toBeGreaterThan(9);
      const { total } = (await test.api(`/games?type=${type}&per_page=1`)).body.games;
      const counted = providers.reduce(
        (sum: number, { game_count: count }: { game_count: number }) => sum + count,
        0,
      );
      expect(counted).toBe(total);
      for (const { id } of categories) {
        expect(
          (await test.api(`/category-games?category_id=${id}&type=${type}`)).body.games.total,
          `category ${id}`,
        ).toBeGreaterThan(3);
      }
    },
  );

  it('has each game on exactly one page', async () => {
    const seen: number[] = [];
    let next: string | null = '/_api/games?type=bingo&per_page=25';
    while (next) {
      const reply = await test.api(next.replace('/_api', ''));
      const games = reply.body.games as { data: Listed[]; next_page_url: string | null };
      seen.push(...games.data.map(({ id }: Listed) => id));
      next = games.next_page_url;
    }
    expect(seen.length).toBe((await test.api('/games?type=bingo')).body.games.total);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('returns an empty page beyond the last one', async () => {
    const { games } = (await test.api('/games?type=bingo&page=99999')).body;
    expect(games).toMatchObject({ data: [], next_page_url: null, current_page: 99999 });
  });

  it('finds names in any case, with Turkish letters or without', async () => {
    const { games } = (await test.api('/games?search=jackpot')).body;
    expect(games.total).toBeGreaterThanOrEqual(12);
    const [name = ''] = names((await test.api('/games?search=Ş')).body);
    const plain = name.replaceAll('ş', 's').replaceAll('Ş', 'S');
    for (const search of [name.toLocaleUpperCase('tr'), plain.toLowerCase()]) {
      expect(names((await test.api(`/games?search=${encodeURIComponent(search)}`)).body)).toContain(name);
    }
  });

  it('filters by providers and by category', async () => {
    const { games } = (await test.api('/games?provider=41,52')).body;
    expect(new Set(games.data.map(({ provider_id: id }: Listed) => id))).toEqual(new Set([41, 52]));
    const category = (await test.api('/category-games?category_id=4')).body.games;
    const same = (await test.api('/games?category_id=4')).body.games;
    expect(same.total).toBe(category.total);
    expect((await test.api('/category-games?category_id=999')).status).toBe(404);
    expect((await test.api('/games?category_id=999')).status).toBe(404);
    expect((await test.api('/games?provider=999999')).body.games.total).toBe(0);
    expect((await test.api('/games?provider=x')).status).toBe(400);
  });

  it('sorts by age and by name, and refuses another order', async () => {
    const list = async (sort: string) =>
      (await test.api(`/games?type=casino&per_page=100&sort=${sort}`)).body.games.data as Listed[];
    const ids = (await list('new')).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const byName = (await list('name')).map(({ name }) => name);
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'tr')));
    const usual = (await test.api('/games?type=casino&per_page=100')).body.games.data as Listed[];
    expect(await list('popular')).toEqual(usual);
    expect((await test.api('/games?sort=price')).status).toBe(400);
  });

  it.each([
    ['rtp', 'rtp'],
    ['multiplier', 'max_multiplier'],
  ] as const)('sorts by %s, the highest first', async (sort, fact) => {
    const games = (await test.api(`/games?type=casino&per_page=100&sort=${sort}`)).body.games.data as Game[];
    const facts = games.map((game) => game[fact] ?? 0);
    expect(new Set(facts).size).toBeGreaterThan(2);
    expect(facts).toEqual(facts.toSorted((a, b) => b - a));
  });

  it('returns differing top multipliers, and none for a table game', async () => {
    const { data } = (await test.api('/games?type=casino&per_page=12&sort=multiplier')).body.games;
    const best = data as Game[];
    expect(new Set(best.map((game) => game.max_multiplier)).size).toBe(best.length);
    const tables = (await test.api('/games?search=roulette&type=casino')).body.games.data as Game[];
    expect(tables.filter((game) => game.max_multiplier !== undefined)).toEqual([]);
  });

  it('marks new and popular games, and returns a slot’s RTP and volatility', async () => {
    const fresh = (await test.api('/category-games?category_id=1')).body.games.data as Game[];
    expect(new Set(fresh.map(({ mark }) => mark))).toEqual(new Set(['new']));
    expect(fresh.every(({ rtp = 0, volatility }) => rtp >= 94 && rtp <= 98 && volatility)).toBe(true);
    const tables = (await test.api('/games?type=live_casino')).body.games.data as Game[];
    expect(tables.some(({ rtp, volatility }) => rtp !== undefined || volatility !== undefined)).toBe(false);
  });

  it('shapes tiles by the brand', async () => {
    const imageFor = async (siteId: string) =>
      (
        (await test.api('/games?search=jackpot&type=casino', { headers: { 'site-id': siteId } })).body.games
          .data[0] as Listed
      ).image;
    expect(await imageFor('4107')).toContain('-portrait.');
    expect(await imageFor('4218')).toContain('-square.');
    expect(await imageFor('4329')).toContain('-wide.');
  });

  it('returns a game’s provider', async () => {
    expect((await test.api('/game-detail/1001')).body.data).toMatchObject({
      name: test.sandbox.lobbies.game(1001)?.name,
      type: 4,
    });
    expect((await test.api('/game-detail/9')).status).toBe(404);
    expect((await test.api(`/game-detail/${'x'.repeat(65)}`)).status).toBe(404);
  });

  it('has jackpots that grow with the clock', async () => {
    const amounts = async () =>
      (await test.api('/pragmatic-jackpot/jackpots')).body.data.jackpots[0].tiers as { amount: number }[];
    const before = await amounts();
    test.sandbox.clock.move(30_000);
    const after = await amounts();
    for (const [index, { amount }] of after.entries())
      expect(amount).toBeGreaterThan(before[index]?.amount ?? Infinity);
  });
});

describe('public replies', () => {
  it('are cacheable, and revalidated with an ETag', async () => {
    const first = await test.api('/games');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
    expect(first.headers.get('vary')).toBe('Site-Id, accept-language');
    const again = await test.api('/games', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('are private if they depend on the visitor, so that no shared cache keeps the country', async () => {
    const { body, headers } = await test.api('/options');
    expect(body.user.geo).toMatch(/^[A-Z]{2}$/);
    expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+/);
  });

  it('differ by brand and language', async () => {
    const tags = await Promise.all(
      ([{}, { 'site-id': '4218' }, { 'accept-language': 'en' }] as Record<string, string>[]).map(
        async (headers) => (await test.api('/config?type=casino', { headers })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});
