import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
let turn = 0;

const SLOT = 1001;
const PROVIDERS = 'http://providers.localhost:4300';
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.fetch(`${PROVIDERS}${path}`, { method: 'POST', body, headers });
const key = () => `key-${String((turn += 1)).padStart(8, '0')}`;

async function codeFor(path: string, token?: string, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await test.api(path, { token, headers });
  return new URL(body.data.url).searchParams.get('launch') ?? '';
}

async function open(token?: string) {
  const launch = await codeFor(token ? `/game/${SLOT}` : `/gameDemo/${SLOT}`, token);
  return (await post('/slot/api/session', { launch })).body as {
    token: string;
    balance: string;
    mode: string;
  };
}

const spin = (session: { token: string }, stake = '10.00', idempotencyKey = key()) =>
  post(
    '/slot/api/spin',
    { stake },
    { authorization: `Bearer ${session.token}`, 'idempotency-key': idempotencyKey },
  );
const balanceOf = async (token: string) => (await test.api('/user-profile', { token })).body.balance;

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('a launch', () => {
  it('returns a URL on the providers origin', async () => {
    const { body } = await test.api(`/gameDemo/${SLOT}?device=1`);
    expect(body.data).toMatchObject({ type: 'url', device: 1, game_category: 4 });
    expect(body.data.url).toMatch(new RegExp(`^${PROVIDERS}/slot/${SLOT}\\?launch=[\\w-]{43}$`));
  });

  it('for real money requires a player, a verified phone and funds', async () => {
    expect((await test.api(`/game/${SLOT}`)).status).toBe(401);
    const unverified = await test.api(`/game/${SLOT}`, { token: await test.login('kerem') });
    expect([unverified.status, unverified.body.data.code]).toEqual([422, '621']);
    const poor = await test.api(`/game/${SLOT}`, { token: await test.login('yaman') });
    expect([poor.status, poor.body]).toEqual([
      422,
      { status: false, code: 19, message: 'insufficient_balance' },
    ]);
  });

  it('of a demo requires a game that has one', async () => {
    const without = test.sandbox.lobbies.games.find(({ demo }) => !demo);
    expect((await test.api(`/gameDemo/${without?.id}`)).body).toEqual({
      success: false,
      data: { message: 'game_not_available' },
    });
    expect((await test.api('/gameDemo/5')).status).toBe(404);
  });

  it('opens a roulette table, and refuses a live table that can’t be played', async () => {
    const token = await test.login('deniz');
    const live = test.sandbox.lobbies.find({ type: 5 });
    const table = live.find((game) => game.table === 'ROULETTE');
    const launch = await codeFor(`/game/${table?.id}`, token);
    const session = (await post('/roulette/api/session', { launch })).body;
    const headers = { authorization: `Bearer ${session.token}`, 'idempotency-key': key() };
    const { body } = await post('/roulette/api/bet', { bets: { red: '10.00', black: '10.00' } }, headers);
    expect(body.win).toBe(body.number === 0 ? '0.00' : '20.00');
    const other = live.find((game) => game.table === 'BACCARAT');
    expect((await test.api(`/game/${other?.id}`, { token })).body).toEqual({
      success: false,
      data: { message: 'game_not_available' },
    });
  });

  it('code is valid once, and for five minutes', async () => {
    const launch = await codeFor(`/gameDemo/${SLOT}`);
    expect((await post('/slot/api/session', { launch })).status).toBe(200);
    expect((await post('/slot/api/session', { launch })).status).toBe(403);
    const late = await codeFor(`/gameDemo/${SLOT}`);
    test.sandbox.clock.move(5 * 60_000);
    expect((await post('/slot/api/session', { launch: late })).status).toBe(403);
  });

  it('code opens one session for two concurrent requests', async () => {
    const launch = await codeFor(`/gameDemo/${SLOT}`);
    const both = await Promise.all([1, 2].map(() => post('/slot/api/session', { launch })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('passes the allowed postMessage origin to the page: the requesting site, never an unknown one', async () => {
    const parentFor = async (headers: Record<string, string>) => {
      const launch = await codeFor(`/gameDemo/${SLOT}`, undefined, headers);
      return (await post('/slot/api/session', { launch })).body.parentOrigin;
    };
    expect(await parentFor({ referer: 'http://vuxelo.localhost:4200/casino' })).toBe(
      'http://vuxelo.localhost:4200',
    );
    expect(await parentFor({ 'x-forwarded-host': 'orvane.example', 'x-forwarded-proto': 'https' })).toBe(
      'https://orvane.example',
    );
    expect(await parentFor({ origin: 'https://evil.example' })).toBe('http://orvane.localhost:4200');
  });
});

describe('a round', () => {
  it('takes the stake and pays the win, in the ledger and in the history', async () => {
    const token = await test.login('defne');
    const session = await open(token);
    expect(session).toMatchObject({ mode: 'real', balance: '2500.00' });
    let expected = 2500;
    for (let round = 0; round < 12; round += 1) {
      const { body } = await spin(session);
      expected += Number(body.win) - 10;
      expect(Number(body.balance)).toBeCloseTo(expected, 2);
      expect(body.grid).toHaveLength(5);
    }
    expect(Number(await balanceOf(token))).toBeCloseTo(expected, 2);
    const history = (await test.api('/account/game-history?type=1', { token })).body.data;
    expect(history.total).toBe(12);
    expect(Number(history.data[0]?.player_balance)).toBeLessThanOrEqual(expected);
  });

  it('is played once per key, and refused for another bet with the same key', async () => {
    const token = await test.login('defne');
    const session = await open(token);
    const same = key();
    const first = await spin(session, '10.00', same);
    const again = await spin(session, '10.00', same);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await spin(session, '20.00', same)).status).toBe(422);
    expect(await balanceOf(token)).toBe(first.body.balance);
  });

  it('is played once for twenty concurrent requests with the same key', async () => {
    const token = await test.login('defne');
    const session = await open(token);
    const same = key();
    const replies = await Promise.all(Array.from({ length: 20 }, () => spin(session, '10.00', same)));
    const played = replies.filter(({ status }) => status === 200);
    expect(new Set(played.map(({ text }) => text)).size).toBe(1);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await balanceOf(token)).toBe(played[0]?.body.balance);
  });

  it('never stakes more than the balance with concurrent requests', async () => {
    const session = await open(await test.login('defne'));
    const replies = await Promise.all(Array.from({ length: 12 }, () => spin(session, '1000.00')));
    for (const { status, body } of replies) {
      if (status === 200) expect(Number(body.balance)).toBeGreaterThanOrEqual(0);
      else expect([status, body]).toEqual([422, { message: 'insufficient_balance' }]);
    }
  });

  it('requires a session, a key and an available stake', async () => {
    const session = await open();
    expect((await post('/slot/api/spin', { stake: '10.00' })).status).toBe(401);
    for (const stake of ['7.00', '-10.00', '1e3', 10, null]) {
      const reply = await post(
        '/slot/api/spin',
        { stake },
        { authorization: `Bearer ${session.token}`, 'idempotency-key': key() },
      );
      expect(reply.status).toBe(400);
    }
    expect(
      (await post('/slot/api/spin', { stake: '10.00' }, { authorization: `Bearer ${session.token}` })).status,
    ).toBe(400);
  });

  it('is refused once the player has logged out', async () => {
    const token = await test.login('defne');
    const session = await open(token);
    await test.api('/logout', { method: 'POST', token });
    expect((await spin(session)).status).toBe(401);
  });

  it('of a demo uses only play money', async () => {
    const { db } = test.sandbox;
    const entries = async () =>
      Number(
        (
          await db
            .selectFrom('ledger_entry')
            .select((eb) => eb.fn.countAll<bigint>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await entries();
    const session = await open();
    expect(session).toMatchObject({ mode: 'demo', balance: '5000.00' });
    const { body } = await spin(session);
    expect(Number(body.balance)).toBeCloseTo(5000 - 10 + Number(body.win), 2);
    expect(await entries()).toBe(before);
  });
});

describe('the providers origin', () => {
  it('serves the page with a strict CSP, and nothing of the contract', async () => {
    const page = await test.fetch(`${PROVIDERS}/slot/${SLOT}?launch=x`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toMatch(
      /frame-ancestors .*https:\/\/orvane\.example/,
    );
    expect(page.text).not.toMatch(/<script>|style="| on[a-z]+="/);
    expect((await test.fetch(`${PROVIDERS}/_api/options`, { headers: { 'site-id': '4107' } })).status).toBe(
      404,
    );
    expect((await test.fetch(`${PROVIDERS}/_sandbox`)).status).toBe(404);
    expect((await test.fetch(`${PROVIDERS}/page/slot/..%2f..%2f..%2fplaySession.ts`)).status).toBe(404);
    expect((await test.fetch(`${PROVIDERS}/page/slot/slot.js`)).status).toBe(200);
  });
});
