import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../../testing/openTest.ts';
import { LATENESS } from './crashRound.ts';
import { settleFlights } from './crashRounds.ts';
import { MAX, timeTo } from './flight.ts';

let test: TestSandbox;
let turn = 0;

const AIRSHIP = 8;
const PROVIDERS = 'http://providers.localhost:4300';
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.fetch(`${PROVIDERS}/crash/api/${path}`, { method: 'POST', body, headers });

interface Flight {
  round: string;
  flying: boolean;
  elapsed: number;
  crash: string | null;
  cashed: string | null;
  win: string | null;
  balance: string;
}
interface State {
  flight: Flight | null;
  past: { crash: string; cashed: string | null }[];
  balance: string;
}

async function open(token?: string) {
  const game = test.sandbox.lobbies.find({ type: AIRSHIP }).find(({ demo }) => demo);
  const path = token ? `/game/${game?.id}` : `/gameDemo/${game?.id}`;
  const { url } = (await test.api(path, { token })).body.data;
  expect(url).toContain(`${PROVIDERS}/crash/${game?.id}?`);
  const launch = new URL(url).searchParams.get('launch');
  const session = (await post('session', { launch })).body;
  const bearer = { authorization: `Bearer ${session.token}` };
  const call = async (action: string, body: unknown, key = `flight-key-${(turn += 1)}`) => {
    const reply = await post(action, body, { ...bearer, 'idempotency-key': key });
    return { ...reply, body: reply.body as unknown as Flight & { message: string } };
  };
  return {
    session,
    call,
    start: (automatic?: string, stake = '10.00') => call('start', { stake, automatic }),
    state: async () => (await call('state', {})).body as unknown as State,
  };
}

/** The crash point of an open flight, hundredths; a page can't read it. */
const secretOf = async (round: string) =>
  (
    await test.sandbox.db
      .selectFrom('crash_round')
      .select('crash_point')
      .where('reference', '=', round)
      .executeTakeFirstOrThrow()
  ).crash_point;

type Table = Awaited<ReturnType<typeof open>>;

/**
 * Starts flights until one crashes at or above (or below) a multiplier; the others are flown to their end.
 */
async function startUntil(table: Table, fits: (crash: number) => boolean, automatic?: string) {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { body } = await table.start(automatic);
    const crash = await secretOf(body.round);
    if (fits(crash)) return { ...body, secret: crash };
    test.sandbox.clock.move(timeTo(crash) + LATENESS);
    await table.state();
  }
  throw new Error('No such flight in sixty.');
}

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('a round of the airship', () => {
  it('takes the stake at the start and pays stake times multiplier at the cash-out, once', async () => {
    const token = await test.login('deniz');
    const table = await open(token);
    const before = Number((await table.state()).balance);
    const { round, flying, crash, balance } = await startUntil(table, (secret) => secret >= 210);
    expect([flying, crash]).toEqual([true, null]);
    test.sandbox.clock.move(timeTo(200));
    const done = await table.call('cash', { round, pressed: timeTo(200) }, 'one-cash-out');
    expect(done.body).toMatchObject({ flying: false, cashed: '2.00', win: '20.00' });
    expect(Number(done.body.balance)).toBeCloseTo(Number(balance) + 20, 2);
    expect(Number(balance)).toBeLessThanOrEqual(before - 10);
    const again = await table.call('cash', { round, pressed: timeTo(200) }, 'one-cash-out');
    expect(again.text).toBe(done.text);
    expect((await table.call('cash', { round })).body).toMatchObject({ cashed: '2.00', win: '20.00' });
    expect((await test.api('/user-profile', { token })).body.balance).toBe(done.body.balance);
    const history = (await test.api('/account/game-history?type=2', { token })).body.data;
    expect(history.data[0]).toMatchObject({ transaction_id: `w-${round}-win` });
  });

  it('is lost when the cash-out arrives after the crash, which is revealed only then', async () => {
    const table = await open();
    const { round, secret } = await startUntil(table, (crash) => crash > 110 && crash < 5_000);
    test.sandbox.clock.move(timeTo(secret) + LATENESS - 1);
    expect((await table.state()).flight).toMatchObject({ flying: true, crash: null });
    const late = await table.call('cash', { round, pressed: timeTo(secret) });
    expect(late.body).toMatchObject({ flying: false, cashed: null, win: '0.00' });
    expect(late.body.crash).toBe((secret / 100).toFixed(2));
  });

  it('still pays a press in time that arrives slightly late', async () => {
    const table = await open();
    const { round, secret } = await startUntil(table, (crash) => crash > 120 && crash < 5_000);
    test.sandbox.clock.move(timeTo(secret) + LATENESS - 50);
    const { body } = await table.call('cash', { round, pressed: timeTo(secret) - 40 });
    expect(Number(body.win)).toBeGreaterThan(10);
  });

  it('cashes out automatically with the page closed, once, for any number of reads', async () => {
    const token = await test.login('deniz');
    const table = await open(token);
    const { round, balance } = await startUntil(table, (secret) => secret >= 150, '1.50');
    test.sandbox.clock.move(60_000);
    const owner = await test.sandbox.db
      .selectFrom('crash_round')
      .select(['play_session_id as id', 'player_id'])
      .where('reference', '=', round)
      .executeTakeFirstOrThrow();
    await Promise.all(Array.from({ length: 8 }, () => settleFlights(test.sandbox, owner)));
    const other = await open(token);
    const [{ flight, past, balance: after }] = await Promise.all([other.state(), table.state()]);
    expect(flight).toMatchObject({ round, cashed: '1.50', win: '15.00' });
    expect(past[0]).toMatchObject({ cashed: '1.50' });
    expect(Number(after)).toBeCloseTo(Number(balance) + 15, 2);
  });

  it('shows an automatic cash-out in the balance of the profile without the game', async () => {
    const token = await test.login('deniz');
    const table = await open(token);
    const { balance } = await startUntil(table, (secret) => secret >= 120, '1.20');
    test.sandbox.clock.move(60_000);
    const profile = (await test.api('/user-profile', { token })).body;
    expect(Number(profile.balance)).toBeCloseTo(Number(balance) + 12, 2);
  });

  it('is one at a time, once per key, and crashes without a cash-out', async () => {
    const table = await open();
    const first = await table.call('start', { stake: '10.00' }, 'one-start');
    expect((await table.call('start', { stake: '10.00' }, 'one-start')).text).toBe(first.text);
    expect((await table.call('start', { stake: '20.00' }, 'one-start')).status).toBe(422);
    const secret = await secretOf(first.body.round);
    const second = await table.start();
    expect([second.status, second.body]).toEqual([422, { message: 'round_open' }]);
    test.sandbox.clock.move(timeTo(secret) + LATENESS);
    const { flight, balance } = await table.state();
    expect(flight?.flying).toBe(false);
    expect(balance).toBe(secret === MAX ? '14990.00' : '4990.00');
    const many = await Promise.all(Array.from({ length: 5 }, () => table.start()));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('crashes where the control page has ordered, once', async () => {
    const order = (crash: unknown) => test.fetch('/_sandbox/api/flight', { method: 'POST', body: { crash } });
    for (const crash of ['0.99', '1000.01', 'x', 2]) expect((await order(crash)).status).toBe(400);
    expect((await order('77.70')).status).toBe(200);
    const [first, second] = [await open(), await open()];
    expect(await secretOf((await first.start()).body.round)).toBe(77_70);
    expect(await secretOf((await second.start()).body.round)).not.toBe(77_70);
  });

  it('requires a valid stake, multiplier, key and session, and the player’s own round', async () => {
    const table = await open();
    for (const body of [
      { stake: '7.00' },
      { stake: 10 },
      ...['1.00', '1000.01', 2, 'x'].map((automatic) => ({ stake: '10.00', automatic })),
    ])
      expect((await table.call('start', body)).status).toBe(400);
    expect((await table.call('start', { stake: '10.00' }, 'short')).status).toBe(400);
    expect((await table.call('cash', { round: 7 })).status).toBe(400);
    const stranger = await open();
    const { round } = (await stranger.start()).body;
    const refused = await table.call('cash', { round });
    expect([refused.status, refused.body]).toEqual([422, { message: 'round_unknown' }]);
    expect((await post('state', {})).status).toBe(401);
    const bingo = { authorization: `Bearer ${table.session.token}`, 'idempotency-key': 'other-game' };
    const other = await test.fetch(`${PROVIDERS}/bingo/api/play`, {
      method: 'POST',
      body: {},
      headers: bingo,
    });
    expect(other.status).toBe(401);
  });

  it('isn’t started above the player’s bet limit', async () => {
    const token = await test.login('defne');
    const table = await open(token);
    const { id } = await test.sandbox.db
      .selectFrom('player')
      .select('id')
      .where('username', '=', 'defne')
      .executeTakeFirstOrThrow();
    const limit = { daily: 15_00n, weekly: 15_00n, monthly: 15_00n };
    const changed_at = test.sandbox.clock.date();
    await test.sandbox.db
      .insertInto('player_limit')
      .values({ player_id: id, type: 2, ...limit, changed_at })
      .execute();
    const refused = await table.start(undefined, '20.00');
    expect([refused.status, refused.body]).toEqual([422, { message: 'daily_bet_limit_exceeded' }]);
    expect((await table.state()).flight).toBeNull();
  });

  it('is refused without funds', async () => {
    const table = await open();
    const all = [];
    for (let index = 0; index < 6; index += 1) {
      const reply = await table.start(undefined, '1000.00');
      all.push(reply);
      test.sandbox.clock.move(120_000);
    }
    const refused = all.filter(({ status }) => status !== 200);
    for (const { body } of refused) expect(body).toEqual({ message: 'insufficient_balance' });
  });
});
