import type { Bonus } from '@baize/api';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { walletBalance } from '../ledger/accounts.ts';
import { creditBonus } from '../providers/embed/creditBonus.ts';
import { findMatch } from '../sport/matches.ts';
import { openDesk } from '../testing/openDesk.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';
import { bonusTerms } from './bonusTerms.ts';

const PROVIDERS = 'http://providers.localhost:4300';
const SLOT = 1001;
const DAY = 86_400_000;
let test: TestSandbox;
let token: string;
let player: number;
let turn = 0;

const rows = () =>
  test.sandbox.db
    .selectFrom('bonus')
    .select(['status', 'wagered'])
    .where('player_id', '=', player)
    .orderBy('id')
    .execute();

/** Replaces the player's bonuses; the first is the oldest. */
async function give(...bonuses: { required: bigint | null; ends?: number }[]) {
  const { db, clock } = test.sandbox;
  await db.deleteFrom('bonus').where('player_id', '=', player).execute();
  const values = bonuses.map(({ required, ends }, index) => ({
    player_id: player,
    kind: 'reload',
    status: 1,
    amount: 50_00n,
    created_at: new Date(clock.now() - (9 - index) * DAY),
    wager_required: required,
    expires_at: ends === undefined ? null : new Date(clock.now() + ends),
  }));
  await db.insertInto('bonus').values(values).execute();
}

async function openSlot(demo = false) {
  const { body } = await test.api(demo ? `/gameDemo/${SLOT}` : `/game/${SLOT}`, demo ? {} : { token });
  const launch = new URL(body.data.url).searchParams.get('launch') ?? '';
  const session = await test.fetch(`${PROVIDERS}/slot/api/session`, { method: 'POST', body: { launch } });
  return (stake: string, key = `wager-${(turn += 1)}-00000000`) =>
    test.fetch(`${PROVIDERS}/slot/api/spin`, {
      method: 'POST',
      body: { stake },
      headers: { authorization: `Bearer ${session.body.token}`, 'idempotency-key': key },
    });
}

const listBonuses = async () =>
  (await test.api('/account/bonus-history', { token })).body.data as unknown as readonly Bonus[];

beforeAll(async () => {
  test = await openTest();
  token = await test.login('deniz');
  const { db } = test.sandbox;
  const row = db.selectFrom('player').select('id').where('username', '=', 'deniz');
  player = (await row.executeTakeFirstOrThrow()).id;
  return () => test.close();
}, START_TIME);
beforeEach(() => test.sandbox.db.deleteFrom('free_spin').where('player_id', '=', player).execute());
afterEach(async () => {
  test.sandbox.clock.set(TEST_NOON);
  await test.settle();
});

describe('a stake', () => {
  it('counts towards the bonus once, also if its request is repeated', async () => {
    await give({ required: 500_00n });
    const spin = await openSlot();
    const replies = [await spin('10.00', 'the-same-key'), await spin('10.00', 'the-same-key')];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toEqual([{ status: 1, wagered: 10_00n }]);
    await Promise.all([spin('10.00'), spin('10.00'), spin('20.00')]);
    expect(await rows()).toEqual([{ status: 1, wagered: 50_00n }]);
    expect(await listBonuses()).toMatchObject([
      { status: 1, wagering: { required: '500.00', wagered: '50.00' } },
    ]);
  });

  it('completes the bonus with its last part, moves no bonus money, and the next bonus is on', async () => {
    await give({ required: 15_00n }, { required: 100_00n });
    const spin = await openSlot();
    const before = await walletBalance(test.sandbox.db, player, 'bonus');
    await spin('10.00');
    await spin('10.00');
    expect(await rows()).toEqual([
      { status: 2, wagered: 15_00n },
      { status: 1, wagered: 0n },
    ]);
    await spin('10.00');
    expect((await rows())[1]).toEqual({ status: 1, wagered: 10_00n });
    expect(await walletBalance(test.sandbox.db, player, 'bonus')).toBe(before);
  });

  it('counts for nothing if it isn’t paid: refused, play money, a free spin', async () => {
    await give({ required: 500_00n });
    const { db, clock } = test.sandbox;
    const demo = await openSlot(true);
    expect((await demo('10.00')).status).toBe(200);
    const spin = await openSlot();
    expect((await spin('7.77')).status).toBe(400);
    const spins = { status: 1, amount: 10_00n, count: 1, spins_left: 1, total_win: 0n };
    await db
      .insertInto('free_spin')
      .values({ ...spins, player_id: player, game_id: SLOT, created_at: clock.date() })
      .execute();
    expect((await spin('10.00')).status).toBe(200);
    expect(await rows()).toEqual([{ status: 1, wagered: 0n }]);
  });

  it('skips a bonus without a turnover and an expired one, which it closes', async () => {
    await give({ required: null }, { required: 500_00n, ends: 0 }, { required: 500_00n, ends: DAY });
    await (
      await openSlot()
    )('10.00');
    expect((await rows()).map(({ wagered }) => wagered)).toEqual([0n, 0n, 10_00n]);
    const list = await listBonuses();
    expect(list.map(({ status }) => status)).toEqual([1, 4, 1]);
    expect(list[2]).not.toHaveProperty('wagering');
  });

  it('on a match counts when the bet is settled', async () => {
    await give({ required: 500_00n });
    const desk = await openDesk(test, 'sport', '/sportbook/betconstruct/prematch', token);
    const [match] = desk.session.matches;
    const bet = { match: match?.id, pick: 'p1', odds: match?.odds.p1, stake: '50.00' };
    expect((await desk.stake('bet', bet)).status).toBe(200);
    expect(await rows()).toEqual([{ status: 1, wagered: 0n }]);
    test.sandbox.clock.set(findMatch(test.sandbox.seed, match?.id ?? '')?.endsAt ?? 0);
    await openDesk(test, 'sport', '/sportbook/betconstruct/history', await test.login('deniz'));
    await openDesk(test, 'sport', '/sportbook/betconstruct/history', await test.login('deniz'));
    expect(await rows()).toEqual([{ status: 1, wagered: 50_00n }]);
  });
});

it('a newly granted bonus requires its turnover, and the next stake counts', async () => {
  const { db, clock } = test.sandbox;
  await db.deleteFrom('bonus').where('player_id', '=', player).execute();
  const given = { player: { id: player, currency: 1 }, kind: 'reload', amount: 50_00n } as const;
  const reference = 'wagering-test';
  await db.transaction().execute((tx) => creditBonus(tx, { ...given, reference, at: clock.date() }));
  expect(await listBonuses()).toMatchObject([{ wagering: { required: '400.00', wagered: '0.00' } }]);
  await (
    await openSlot()
  )('10.00');
  const end = new Date(TEST_NOON + 30 * DAY).toISOString().slice(0, 19).replace('T', ' ');
  expect(await listBonuses()).toMatchObject([
    { status: 1, wagering: { required: '400.00', wagered: '10.00' }, expires_at: end },
  ]);
});

it('a new bonus requires a multiple of its amount within thirty days; cashback requires nothing', () => {
  const at = new Date(TEST_NOON);
  expect(bonusTerms('welcome', 500_00n, at)).toEqual({
    wager_required: 5_000_00n,
    expires_at: new Date(TEST_NOON + 30 * DAY),
  });
  expect(bonusTerms('cashback', 150_00n, at).wager_required).toBeNull();
});
