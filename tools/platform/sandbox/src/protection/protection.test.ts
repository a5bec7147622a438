import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseAccount, walletAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { demoPassword } from '../seed/demoPlayers.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';
import { limitBreach } from './limitBreach.ts';

let test: TestSandbox;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PROVIDERS = 'http://providers.localhost:4300';
const DEPOSIT = 1;
const BET = 2;

const limits = (token: string, type = BET) => test.api(`/limits/${type}`, { token });
const setLimits = (token: string, body: Record<string, unknown>, type = BET) =>
  test.api(`/limits/${type}`, { method: 'POST', token, body });
const deactivate = (token: string, type: number) =>
  test.api('/account/deactive-account', { method: 'POST', token, body: { type } });
const logIn = (username: string) =>
  test.api('/login', { method: 'POST', body: { username, password: demoPassword(username) } });
const playerId = async (username: string) =>
  (
    await test.sandbox.db
      .selectFrom('player')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id;

async function openSlot(token: string) {
  const { body } = await test.api('/game/1001', { token });
  const launch = new URL(body.data.url).searchParams.get('launch') ?? '';
  const opened = await test.fetch(`${PROVIDERS}/slot/api/session`, { method: 'POST', body: { launch } });
  let turn = 0;
  return (stake: string) =>
    test.fetch(`${PROVIDERS}/slot/api/spin`, {
      method: 'POST',
      body: { stake },
      headers: {
        authorization: `Bearer ${opened.body.token}`,
        'idempotency-key': `limit-key-${token.slice(0, 8)}-${(turn += 1)}`,
      },
    });
}

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
beforeEach(async () => {
  await test.sandbox.db.deleteFrom('rate_limit').execute();
  await test.sandbox.db.deleteFrom('player_limit').execute();
  await test.sandbox.db.deleteFrom('player_exclusion').execute();
  test.sandbox.clock.set(TEST_NOON);
});
afterEach(() => test.settle());

describe('limits', () => {
  it('are unset at first, and are returned with their use', async () => {
    const token = await test.login('deniz');
    const { body } = await limits(token, DEPOSIT);
    expect(body.limit).toMatchObject({ daily: null, weekly: null, monthly: null });
    expect(Number(body.limit.used?.monthly)).toBeGreaterThan(0);
    expect((await test.api('/limits/1')).status).toBe(401);
    expect((await limits(token, 3)).status).toBe(404);
    expect((await setLimits(token, { daily: '1', weekly: '1', monthly: '1' }, 3)).status).toBe(404);
  });

  it('tighten at once and loosen a day after the last change', async () => {
    const token = await test.login('defne');
    const first = await setLimits(token, { daily: '500', weekly: '2000', monthly: '5000.50' });
    expect(first.body.data.message).toBe('limits_updated');
    expect(first.body.limit).toMatchObject({ daily: '500.00', weekly: '2000.00', monthly: '5000.50' });
    expect((await setLimits(token, { daily: '400', weekly: '2000', monthly: '5000' })).status).toBe(200);
    const loose = { daily: '400', weekly: '2000', monthly: '9000' };
    const early = await setLimits(token, loose);
    expect([early.status, early.body]).toEqual([
      422,
      { success: false, data: { message: 'wait_24_hours_to_make_changes' } },
    ]);
    test.sandbox.clock.move(DAY - 1000);
    const relogged = await test.login('defne');
    expect((await setLimits(relogged, loose)).status).toBe(422);
    test.sandbox.clock.move(1000);
    expect((await setLimits(relogged, loose)).body.limit.monthly).toBe('9000.00');
    expect((await limits(relogged)).body.limit.monthly).toBe('9000.00');
  });

  it('aren’t delayed by a change to the same amounts', async () => {
    const token = await test.login('defne');
    const same = { daily: '500', weekly: '500', monthly: '500' };
    await setLimits(token, same);
    test.sandbox.clock.move(DAY);
    const again = await test.login('defne');
    await setLimits(again, same);
    expect((await setLimits(again, { ...same, monthly: '900' })).status).toBe(200);
  });

  it('accept amounts from 0 to 10000000, all three of them', async () => {
    const token = await test.login('defne');
    const amounts = { daily: '0', weekly: '10000000', monthly: '10000000.01' };
    const high = await setLimits(token, amounts);
    expect([high.status, high.body.errors]).toEqual([
      422,
      { monthly: ['limit_must_be_between_0_and_10000000'] },
    ]);
    expect((await setLimits(token, { daily: '1', weekly: '1' })).body.errors).toHaveProperty('monthly');
    for (const daily of ['-1', 'much', ''])
      expect((await setLimits(token, { ...amounts, daily })).body.errors).toHaveProperty('daily');
    expect((await setLimits(token, { ...amounts, monthly: '10000000' })).status).toBe(200);
  });
});

describe('limitBreach', () => {
  it('returns the first period that an amount would exceed, for deposits too', async () => {
    const token = await test.login('deniz');
    const question = { playerId: await playerId('deniz'), type: 1, now: test.sandbox.clock.date() } as const;
    const breach = (amount: bigint) => limitBreach(test.sandbox.db, { ...question, amount });
    expect(await breach(1_000_000_00n)).toBeUndefined();
    const { used } = (await limits(token, DEPOSIT)).body.limit;
    await setLimits(token, { daily: '100', weekly: '50000', monthly: used?.monthly }, DEPOSIT);
    expect(await breach(100_01n)).toBe('daily');
    expect(await breach(1n)).toBe('monthly');
    await test.sandbox.db.deleteFrom('player_limit').execute();
    await setLimits(token, { daily: '100', weekly: '50000', monthly: '100000' }, DEPOSIT);
    expect(await breach(100_00n)).toBeUndefined();
  });
});

describe('the bet limit', () => {
  it('counts stakes from a side wallet', async () => {
    const token = await test.login('defne');
    const used = Number((await limits(token)).body.limit.used?.daily);
    const { db, clock } = test.sandbox;
    const id = await playerId('defne');
    await db.transaction().execute(async (tx) => {
      const side = await walletAccount(tx, id, 'live_slot', 1);
      const main = await walletAccount(tx, id, 'main', 1);
      const house = await houseAccount(tx, 1);
      const move = (kind: 'transfer' | 'round', from: number, to: number) =>
        post(tx, {
          kind,
          reference: `side-${kind}`,
          entries: [
            { accountId: from, amount: -30_00n },
            { accountId: to, amount: 30_00n },
          ],
          at: clock.date(),
        });
      await move('transfer', main, side);
      await move('round', side, house);
    });
    expect(Number((await limits(token)).body.limit.used?.daily)).toBe(used + 30);
  });

  it('refuses the stake that would exceed it, and takes nothing', async () => {
    const token = await test.login('defne');
    const used = Number((await limits(token)).body.limit.used?.daily);
    await setLimits(token, { daily: String(used + 25), weekly: '1000', monthly: '1000' });
    const spin = await openSlot(token);
    expect((await spin('10.00')).status).toBe(200);
    expect((await spin('10.00')).status).toBe(200);
    const before = (await test.api('/user-profile', { token })).body.balance;
    const refused = await spin('10.00');
    expect([refused.status, refused.body]).toEqual([422, { message: 'daily_bet_limit_exceeded' }]);
    expect((await test.api('/user-profile', { token })).body.balance).toBe(before);
    expect(Number((await limits(token)).body.limit.used?.daily)).toBe(used + 20);
    test.sandbox.clock.move(DAY + 1000);
    expect((await limits(await test.login('defne'))).body.limit.used).toMatchObject({
      daily: '0.00',
      weekly: `${used + 20}.00`,
    });
  });

  it('holds with concurrent stakes', async () => {
    const token = await test.login('deniz');
    const used = Number((await limits(token)).body.limit.used?.daily);
    await setLimits(token, { daily: String(used + 30), weekly: '100000', monthly: '100000' });
    const spin = await openSlot(token);
    const replies = await Promise.all(Array.from({ length: 8 }, () => spin('10.00')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, body } of replies.filter((reply) => reply.status !== 200))
      expect([status, body.message]).toEqual([422, 'daily_bet_limit_exceeded']);
  });
});

describe('an exclusion', () => {
  it('ends every session and locks the login until it is over', async () => {
    const [first, second] = [await test.login('yaman'), await test.login('yaman')];
    const { status, body } = await deactivate(first, 1);
    expect([status, body.message]).toEqual([200, 'account_deactivated']);
    for (const token of [first, second])
      expect((await test.api('/user-profile', { token })).status).toBe(401);
    const locked = await logIn('yaman');
    expect([locked.status, locked.body]).toEqual([422, { success: false, data: { message: 'locked' } }]);
    const wrong = await test.api('/login', { method: 'POST', body: { username: 'yaman', password: 'no' } });
    expect(wrong.body.message).toBe('Username or Password is wrong');
    test.sandbox.clock.move(DAY - 1000);
    expect((await logIn('yaman')).status).toBe(422);
    test.sandbox.clock.move(1000);
    expect((await logIn('yaman')).status).toBe(200);
  });

  it.each([
    [2, Date.UTC(2026, 2, 8, 12)],
    [3, Date.UTC(2026, 2, 31, 12)],
    [4, Date.UTC(2026, 8, 1, 12)],
    [5, Date.UTC(2027, 2, 1, 12)],
    [6, Date.UTC(2031, 2, 1, 12)],
  ])('of type %i lasts for its period', async (type, end) => {
    await deactivate(await test.login('yaman'), type);
    test.sandbox.clock.set(end - 1000);
    expect((await logIn('yaman')).status).toBe(422);
    test.sandbox.clock.set(end);
    expect((await logIn('yaman')).status).toBe(200);
  });

  it('ends open games', async () => {
    const token = await test.login('defne');
    const spin = await openSlot(token);
    expect((await spin('10.00')).status).toBe(200);
    await deactivate(token, 1);
    expect((await spin('10.00')).status).toBe(401);
  });

  it('requires a known period and a player', async () => {
    expect((await deactivate(await test.login('yaman'), 7)).body.errors).toHaveProperty('type');
    expect((await test.api('/account/deactive-account', { method: 'POST', body: { type: 1 } })).status).toBe(
      401,
    );
  });
});
