import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';

let test: TestSandbox;
/** Has a poker user. */
let deniz: string;
/** Has none. */
let defne: string;

const post = (path: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
  test.api(path, { method: 'POST', token, body, headers });
const mainOf = async (token: string) => (await test.api('/user-profile', { token })).body.balance;
const pokerOf = async (token: string) => (await test.api('/poker-balance', { token })).body.balance;
const sideOf = async (wallet: string, token: string) =>
  (await test.api(`/${wallet}/balance`, { token })).body.data.balance;

const NO_MONEY = { status: false, code: 19, message: 'insufficient_balance' };
/** A brand without poker. */
const NO_POKER = { 'site-id': '4218' };

beforeAll(async () => {
  test = await openTest();
  [deniz, defne] = await Promise.all([test.login('deniz'), test.login('defne')]);
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('a poker transfer', () => {
  it('goes from main to poker as type 2 and back as type 1, and is stored', async () => {
    const [main, poker] = [await mainOf(deniz), await pokerOf(deniz)];
    const there = await post('/poker-transfer', deniz, { type: 2, amount: '40.50' });
    expect([there.status, there.body]).toEqual([200, { message: 'transfer_completed' }]);
    expect(Number(await pokerOf(deniz))).toBeCloseTo(Number(poker) + 40.5, 2);
    await post('/poker-transfer', deniz, { type: 1, amount: 40.5 });
    expect([await mainOf(deniz), await pokerOf(deniz)]).toEqual([main, poker]);
    const { body } = await test.api('/account/game-transfers', { token: deniz });
    expect(body.transfers.data.slice(0, 2)).toMatchObject([
      { type: 1, status: 1, amount: '40.50', name: 'Poker' },
      { type: 2, status: 1, amount: '40.50' },
    ]);
  });

  it('requires a poker user: code 1005', async () => {
    const refused = await post('/poker-transfer', defne, { type: 2, amount: '10' });
    expect([refused.status, refused.body]).toEqual([
      422,
      { status: false, code: 1005, message: 'poker_user_not_found' },
    ]);
  });

  it('rejects an amount of 0', async () =>
    expect(await post('/poker-transfer', deniz, { type: 1, amount: '0' })).toMatchObject({
      status: 422,
      body: { errors: { amount: ['amount_must_be_above_0'] } },
    }));

  it('requires funds: code 19, and stores nothing otherwise', async () => {
    const total = async () =>
      (await test.api('/account/game-transfers', { token: deniz })).body.transfers.total;
    const before = await total();
    const refused = await post('/poker-transfer', deniz, { type: 1, amount: '90000.00' });
    expect([refused.status, refused.body]).toEqual([422, NO_MONEY]);
    expect(await total()).toBe(before);
  });
});

describe.each(['live-slot', 'binary-option'])('a %s transfer', (wallet) => {
  const path = `/${wallet}/transfer`;

  it('goes into the wallet as type 1 and back as type 2', async () => {
    const main = await mainOf(defne);
    const there = await post(path, defne, { type: 1, amount: '100.00' });
    expect(there.body).toEqual({ success: true, data: { message: 'transfer_completed' } });
    expect(await sideOf(wallet, defne)).toBe('100.00');
    await post(path, defne, { type: 2, amount: '100.00' });
    expect([await mainOf(defne), await sideOf(wallet, defne)]).toEqual([main, '0.00']);
  });

  it('refuses insufficient funds, an invalid amount and an invalid direction', async () => {
    expect((await post(path, defne, { type: 2, amount: '0.01' })).body).toEqual(NO_MONEY);
    for (const amount of ['0', '0.00', '-5', '1.999', 'ten', '', 0, 1e-7, 1e9, null]) {
      const { status, body } = await post(path, defne, { type: 1, amount });
      expect([status, Object.keys(body.errors)], String(amount)).toEqual([422, ['amount']]);
    }
    expect((await post(path, defne, { type: 3, amount: '5' })).status).toBe(422);
    expect((await post(path, defne, { type: 1, amount: '5', to: 'me' })).status).toBe(422);
    expect((await test.api(path, { method: 'POST', body: { type: 1, amount: '5' } })).status).toBe(401);
  });

  it('happens once per key', async () => {
    const headers = { 'idempotency-key': `once-${wallet}` };
    const all = await Promise.all(
      Array.from({ length: 8 }, () => post(path, defne, { type: 1, amount: '7.00' }, headers)),
    );
    expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await sideOf(wallet, defne)).toBe('7.00');
    const again = await post(path, defne, { type: 1, amount: '7.00' }, headers);
    expect([again.body.data.message, again.headers.get('idempotent-replayed')]).toEqual([
      'transfer_completed',
      'true',
    ]);
    const other = await post(path, defne, { type: 1, amount: '8.00' }, headers);
    expect([other.status, other.body.message]).toEqual([422, 'idempotency_key_reused']);
    expect((await post(path, defne, { type: 1, amount: '7' }, { 'idempotency-key': '!' })).status).toBe(400);
    await post(path, defne, { type: 2, amount: '7.00' });
  });

  it('replays a refusal for its key, too', async () => {
    const headers = { 'idempotency-key': `poor-${wallet}` };
    expect((await post(path, defne, { type: 2, amount: '1.00' }, headers)).body).toEqual(NO_MONEY);
    await post(path, defne, { type: 1, amount: '1.00' });
    expect((await post(path, defne, { type: 2, amount: '1.00' }, headers)).body).toEqual(NO_MONEY);
    await post(path, defne, { type: 2, amount: '1.00' });
  });
});

describe('a poker user', () => {
  it('is created once, with a free name', async () => {
    const kerem = await test.login('kerem');
    const taken = await post('/add-poker-user', kerem, { username: 'DENIZ_River' });
    expect([taken.status, taken.body]).toEqual([
      400,
      { data: { code: 700, message: 'username_already_taken' } },
    ]);
    const created = await post('/add-poker-user', kerem, { username: 'kerem_99' });
    expect(created.body).toEqual({ message: 'poker_user_created' });
    const again = await post('/add-poker-user', kerem, { username: 'kerem_98' });
    expect([again.status, again.body]).toEqual([400, { message: 'poker_user_already_exists' }]);
    expect((await post('/poker-transfer', kerem, { type: 2, amount: '5.00' })).status).toBe(200);
    expect(await pokerOf(kerem)).toBe('5.00');
  });

  it('refuses an invalid name', async () => {
    for (const username of ['', 'ab', 'a b c', 'x'.repeat(21), 7]) {
      expect((await post('/add-poker-user', defne, { username })).status).toBe(422);
    }
  });
});

describe('a brand without poker', () => {
  it('has no transfer and no poker user', async () => {
    const brand = test.sandbox.brands.all.find(({ siteId }) => siteId === Number(NO_POKER['site-id']));
    Object.assign(brand ?? {}, { poker: false });
    const { body } = await test.api('/login', {
      method: 'POST',
      headers: NO_POKER,
      body: { username: 'deniz', password: 'deniz-baize-1' },
    });
    for (const path of ['/poker-transfer', '/add-poker-user']) {
      const sent = path === '/add-poker-user' ? { username: 'abc' } : { type: 1, amount: '1' };
      expect((await post(path, body.access_token, sent, NO_POKER)).status).toBe(403);
    }
  });
});

describe('game transfers', () => {
  const list = async (query: string) => test.api(`/account/game-transfers?${query}`, { token: deniz });

  it('are listed newest first, in every state, by type and dates', async () => {
    const { data, total } = (await list('')).body.transfers;
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
    const times = data.map(({ created_at: at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    const [out, into] = [await list('type=1'), await list('type=2')];
    expect(out.body.transfers.total + into.body.transfers.total).toBe(total);
    const day = await list('start_date=2026-03-01%2000:00:00&end_date=2026-03-01%2023:59:59');
    expect(day.body.transfers.total).toBeLessThan(total);
  });

  it('refuse wrong dates, types and visitors', async () => {
    const long = await list('start_date=2026-01-01%2000:00:00&end_date=2026-02-02%2000:00:00');
    expect([long.status, long.body.errors.end_date]).toEqual([422, ['date_range_must_be_under_31_days']]);
    expect((await list('type=3')).status).toBe(400);
    expect((await test.api('/account/game-transfers')).status).toBe(401);
  });

  it('are an empty page at first', async () => {
    const token = await test.login('yaman');
    expect((await test.api('/account/game-transfers', { token })).body.transfers).toMatchObject({
      data: [],
      total: 0,
    });
  });
});
