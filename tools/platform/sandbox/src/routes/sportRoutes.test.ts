import { HIGH_FLYER } from '@baize/art';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let token: string;

const PROVIDERS = 'http://providers.localhost:4300';
const FRAMED = [
  ['/sportbook/betconstruct', 'betconstruct', ['prematch', 'live', 'esport', 'history']],
  ['/sportsbook/redlane', 'redlane', ['prematch', 'live', 'history']],
  ['/sportbook/upgaming', 'upgaming', ['prematch', 'live', 'results']],
] as const;

/** Runs a function at a brand with its features switched off. */
async function switchedOff(run: () => Promise<void>): Promise<void> {
  const brand = test.sandbox.brands.bySiteId('4107');
  Object.assign(brand ?? {}, { sport: false, poker: false });
  await run().finally(() => Object.assign(brand ?? {}, { sport: true, poker: true }));
}

beforeAll(async () => {
  test = await openTest();
  token = await test.login('deniz');
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe.each(FRAMED)('%s', (path, book, pages) => {
  it('returns the URL of each of its pages', async () => {
    for (const page of pages) {
      const { body, headers } = await test.api(`${path}/${page}`, { token });
      expect(body.data.url).toMatch(new RegExp(`^${PROVIDERS}/sport/${book}/${page}\\?launch=[\\w-]{43}$`));
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is for visitors, too, except the history', async () => {
    expect((await test.api(`${path}/prematch`)).status).toBe(200);
    if (pages.some((page) => page === 'history'))
      expect((await test.api(`${path}/history`)).status).toBe(401);
  });

  it('has no other page, and none at a brand without sport', async () => {
    expect((await test.api(`${path}/antepost`, { token })).status).toBe(404);
    await switchedOff(async () => expect((await test.api(`${path}/prematch`, { token })).status).toBe(404));
  });
});

it('opens with the requested match, and rejects an invalid one', async () => {
  const framed = (await test.api('/sportbook/betconstruct/prematch?match=0-118204&odds_format=decimal')).body;
  expect(new URL(framed.data.url).searchParams.get('match')).toBe('0-118204');
  const script = (await test.api('/sport/betradar/prematch?match=0-118204')).body;
  expect(script.data.script).toContain('&match=0-118204');
  expect((await test.api('/sport/betradar/prematch?match=%22%3E')).status).toBe(400);
});

it('returns a token only for redlane prematch', async () => {
  const prematch = (await test.api('/sportsbook/redlane/prematch')).body.data;
  expect(prematch.url).toContain(prematch.token);
  expect((await test.api('/sportsbook/redlane/live')).body.data).not.toHaveProperty('token');
});

describe('a book as a script', () => {
  it('is betradar, on each of its pages', async () => {
    for (const page of ['prematch', 'live', 'esport', 'history']) {
      const { data } = (await test.api(`/sport/betradar/${page}`, { token })).body;
      expect(data).toMatchObject({ type: 'script' });
      expect(data.url).toMatch(new RegExp(`^${PROVIDERS}/sport/betradar/${page}\\.js\\?launch=`));
      expect(data.script).toContain(JSON.stringify(data.url));
    }
    expect((await test.api('/sport/betradar/history')).status).toBe(401);
    expect((await test.api('/sport/betradar/results')).status).toBe(404);
    await switchedOff(async () => expect((await test.api('/sport/betradar/live')).status).toBe(404));
  });

  it('is any other one through the generic route', async () => {
    const { data } = (await test.api('/sport/redlane/live')).body;
    expect([data.type, data.url.includes('/sport/redlane/live.js?')]).toEqual(['script', true]);
    expect((await test.api('/sport/upgaming/results')).status).toBe(200);
  });

  it('is 404 for an unknown method, provider or type', async () => {
    for (const path of [
      '/casino/redlane/live',
      '/sport/nobody/live',
      '/sport/redlane/never',
      '/SPORT/x/y',
      '/a/b/c',
    ])
      expect((await test.api(path)).status, path).toBe(404);
    expect((await test.api('/sport/redlane/history')).status).toBe(401);
  });
});

describe('the generic script route', () => {
  it('shadows no other operation', () => {
    const { contract } = test.sandbox;
    for (const operation of contract.operations) {
      const path = `/_api${operation.path.replaceAll(/\{\w+\}/g, 'x')}`;
      const found = contract.match({
        method: operation.method,
        path,
        headers: {},
        query: {},
        body: undefined,
      });
      expect(found, operation.operationId).toMatchObject({ operationId: operation.operationId });
    }
  });

  it('accepts only GET', async () => {
    expect((await test.api('/sport/redlane/live', { method: 'POST', body: {} })).status).toBe(405);
  });
});

describe('the sports banner', () => {
  it('shows the next matches, with crests and odds', async () => {
    const { games } = (await test.api('/betradar-widget')).body.data;
    expect(games.length).toBeGreaterThan(3);
    for (const { team_home_name: home, team_away_name: away, start_time: start, odds } of games) {
      expect(home).not.toBe(away);
      expect(start > '2026-03-01 12:00:00').toBe(true);
      expect(Math.min(odds.p1, odds.x, odds.p2)).toBeGreaterThan(1);
    }
    const crest = await test.fetch(games[0]?.team_home_logo ?? '');
    expect([crest.status, crest.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await test.fetch('/_media/crests/999.svg')).status).toBe(404);
  });

  it('follows the clock, and is empty without sport', async () => {
    const first = (await test.api('/betradar-widget')).body.data.games[0];
    test.sandbox.clock.move(8 * 3_600_000);
    expect((await test.api('/betradar-widget')).body.data.games[0]).not.toEqual(first);
    test.sandbox.clock.move(-8 * 3_600_000);
    await switchedOff(async () => expect((await test.api('/betradar-widget')).body.data.games).toEqual([]));
  });
});

describe('jackpots and poker totals', () => {
  it('have four levels that grow', async () => {
    const before = (await test.api('/egt/jackpots')).body.data as unknown as { id: number; amount: number }[];
    expect(before.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    test.sandbox.clock.move(60_000);
    const after = (await test.api('/egt/jackpots')).body.data as unknown as { amount: number }[];
    expect(after.map(({ amount }) => amount)).not.toEqual(before.map(({ amount }) => amount));
    test.sandbox.clock.move(-60_000);
  });

  it('change from minute to minute, and are higher in the evening', async () => {
    const totals = async () => (await test.api('/klaspoker/TotalMemberBalances')).body.data;
    const noon = await totals();
    test.sandbox.clock.move(60_000);
    expect(await totals()).not.toEqual(noon);
    test.sandbox.clock.move(7 * 3_600_000);
    expect((await totals()).tableMembersCount).toBeGreaterThan(noon.tableMembersCount);
    test.sandbox.clock.move(-7 * 3_600_000 - 60_000);
  });
});

describe('the lobbies of the side wallets', () => {
  it('open poker for a player with a poker user', async () => {
    const { body } = await test.api('/open-lobby?device=2', { token });
    expect(body.data).toMatchObject({ type: 'url', name: 'Poker', device: 2 });
    expect(body.data.url).toContain(`${PROVIDERS}/poker/lobby?launch=`);
    const without = await test.api('/open-lobby', { token: await test.login('defne') });
    expect([without.status, without.body.data]).toEqual([
      422,
      { code: 1005, message: 'poker_user_not_found' },
    ]);
    expect((await test.api('/open-lobby')).status).toBe(401);
    await switchedOff(async () => expect((await test.api('/open-lobby', { token })).status).toBe(403));
  });

  it('open either live-slot room', async () => {
    expect((await test.api('/live-slot/lobby', { token })).body.data.url).toContain('/live-slot/1?');
    expect((await test.api('/live-slot/lobby?provider=2', { token })).body.data.url).toContain(
      '/live-slot/2?',
    );
    expect((await test.api('/live-slot/lobby?provider=3', { token })).status).toBe(400);
    expect((await test.api('/live-slot/lobby')).status).toBe(401);
  });

  it('open the binary option for real money and for play money', async () => {
    expect((await test.api('/binary-option/lobby', { token })).body.data.url).toContain('/binary/lobby?');
    expect((await test.api('/binary-option/lobby-demo')).body.data.url).toContain('/binary/lobby-demo?');
    expect((await test.api('/binary-option/lobby')).status).toBe(401);
    expect((await test.api('/binary-option/lounge')).status).toBe(404);
  });

  it('open the High Flyer for real money and for play money', async () => {
    const opened = async (mode: string, player?: string) =>
      test.api(`/high-flyer/${mode}`, player ? { token: player } : {});
    const { url } = (await opened('lobby', token)).body.data;
    expect(url).toContain(`/crash/${HIGH_FLYER.id}?`);
    expect((await test.fetch(url, { headers: { 'sec-fetch-dest': 'iframe' } })).status).toBe(200);
    expect((await opened('lobby-demo')).body.data.url).toContain(`/crash/${HIGH_FLYER.id}?`);
    expect((await opened('lobby')).status).toBe(401);
    expect((await opened('lounge')).status).toBe(404);
    expect((await opened('lobby', await test.login('yaman'))).body).toMatchObject({ code: 19 });
  });

  it('require a verified phone: code 621', async () => {
    const kerem = await test.login('kerem');
    for (const path of ['/open-lobby', '/live-slot/lobby', '/binary-option/lobby', '/high-flyer/lobby']) {
      const { status, body } = await test.api(path, { token: kerem });
      expect([status, body.data.code], path).toEqual([422, '621']);
    }
  });
});
