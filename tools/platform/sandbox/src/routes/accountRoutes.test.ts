import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

beforeAll(async () => {
  test = await openTest();
  token = await test.login('deniz');
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('favourites', () => {
  it('are added and removed, by type', async () => {
    const toggle = (id: number) => test.api(`/account/favorite-games/${id}`, { token });
    const casino = (await test.api('/games?type=casino')).body.games.data[0]?.id as number;
    const virtual = (await test.api('/games?type=virtual_games')).body.games.data[0]?.id as number;
    const added = await toggle(casino);
    expect(added.body.data.message).toBe('game_added_to_favorites');
    expect(added.headers.get('cache-control')).toBe('no-store');
    await toggle(virtual);
    expect((await test.api('/account/favorite-games?type=4', { token })).body.data.data).toMatchObject([
      { id: casino },
    ]);
    expect((await test.api('/account/favorite-games?type=2', { token })).body.data).toMatchObject([
      { id: virtual },
    ]);
    expect((await test.api('/games?type=favorite_games', { token })).body.games.total).toBe(2);
    expect((await test.api('/games?type=favorite_games')).body.games.total).toBe(0);
    expect((await test.api('/user-profile', { token })).body.favorite_games).toHaveLength(2);
    expect((await toggle(casino)).body.data.message).toBe('game_removed_from_favorites');
    await toggle(virtual);
  });

  it(
    'are limited to a hundred',
    async () => {
      const ids = test.sandbox.lobbies.games.slice(0, 101).map(({ id }) => id);
      const replies = [];
      for (const id of ids) replies.push(await test.api(`/account/favorite-games/${id}`, { token }));
      expect(replies[99]?.status).toBe(200);
      expect([replies[100]?.status, replies[100]?.body.data.message]).toEqual([
        422,
        'max_100_favorite_games',
      ]);
    },
    START_TIME,
  );

  it('require a player and a game', async () => {
    expect((await test.api('/account/favorite-games/1001')).status).toBe(401);
    expect((await test.api('/account/favorite-games/7', { token })).status).toBe(404);
    expect((await test.api('/account/favorite-games?type=3', { token })).status).toBe(400);
  });
});

describe('game history', () => {
  const history = async (query: string) => test.api(`/account/game-history?${query}`, { token });

  it('lists rounds newest first, page by page', async () => {
    const first = (await history('page=1')).body.data;
    const second = (await history('page=2')).body.data;
    const times = [...first.data, ...second.data].map(({ created_at: at }: { created_at: string }) => at);
    expect(first.data).toHaveLength(20);
    expect(times).toEqual(times.toSorted().reverse());
    expect(first.last_page).toBe(Math.ceil(first.total / 20));
  });

  it('filters by type and by dates, both ends included', async () => {
    const bets = (await history('type=1')).body.data;
    const wins = (await history('type=2')).body.data;
    expect(bets.total + wins.total).toBe((await history('')).body.data.total);
    const at = encodeURIComponent(bets.data[0]?.created_at ?? '');
    expect((await history(`start_date=${at}&end_date=${at}`)).body.data.total).toBeGreaterThanOrEqual(1);
  });

  it('refuses more than 31 days, an end before the start, and days that do not exist', async () => {
    const range = (from: string, to: string) =>
      history(new URLSearchParams({ start_date: from, end_date: to }).toString());
    const long = await range('2026-01-01 00:00:00', '2026-02-02 00:00:00');
    expect([long.status, long.body.errors.end_date]).toEqual([422, ['date_range_must_be_under_31_days']]);
    expect((await range('2026-02-02 00:00:00', '2026-01-01 00:00:00')).status).toBe(422);
    expect((await range('2026-02-30 00:00:00', '2026-03-01 00:00:00')).body.errors).toHaveProperty(
      'start_date',
    );
    expect((await history('start_date=yesterday')).status).toBe(400);
  });

  it('is an empty page for a new player', async () => {
    const fresh = await test.login('yaman');
    expect((await test.api('/account/game-history', { token: fresh })).body.data).toMatchObject({
      data: [],
      total: 0,
      last_page: 1,
    });
  });
});
