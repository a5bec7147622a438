import type { Sandbox } from '../../../src/Sandbox.ts';
import { sendSmsCode } from '../../../src/session/smsCode.ts';
import { TEST_NOON, type TestReply, type TestSandbox } from '../../../src/testing/openTest.ts';
import { KNOWS_NOTHING, makeContractCalls, makeReads, type Known } from './contractCalls.ts';
import { createPerson, type Identity } from './Person.ts';
import { makePageCalls } from './pageCalls.ts';
import type { Values } from './validRequests.ts';
import { tablesWithout } from './storeRows.ts';
import { requestLink, cancelOwn, startPayments, verificationsOf } from './visitorCalls.ts';

/**
 * Within a refreshed token's grace period; a launch from the last step is still valid when the attack starts,
 * ms.
 */
const STEP = 50_000;
const DAY = 86_400_000;
/** The time of the attack. */
export const ATTACK = TEST_NOON + 330_000;
/** How long before the attack the bystander's code is sent, ms: a recent code is reused, not replaced. */
const JUST_NOW = 10_000;

export const VICTIM: Identity = {
  username: 'vildan_mark',
  phone: '5337713371',
  surname: 'Markasoy',
  balance: 7_713_37n,
  currency: 2,
};

/**
 * Nothing restricts this player, so that a successful impersonation succeeds; the currency is the attacker's.
 */
const BYSTANDER: Identity = { ...VICTIM, username: 'bahar_mark', phone: '5337713372', currency: 1 };

interface RovpayReply {
  id: number;
  refId: string;
  token: string;
}

const CASINO = 4;
const MANY = 100;
const CLAIMABLE = 0;
const ACTIVE = 1;
const MARK = 771_337n;

/** Rows that are kept for players, but only for a day for visitors. */
async function askedLongAgo({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, id: number): Promise<void> {
  const who = `player:${id}`;
  const at = { who, amount: MARK, created_at: new Date(clock.now() - 2 * DAY), due_at: clock.date() };
  await db
    .insertInto('bonus_request')
    .values({ ...at, player_id: id, kind: 'sport', decided_at: null })
    .execute();
  await db
    .insertInto('embed_turn')
    .values({
      page: 'wheel',
      who,
      day: '2026-02-26',
      choice: 0,
      place: 0,
      amount: MARK,
      created_at: at.created_at,
    })
    .execute();
}

const bonusOf = (id: number) => ({ player_id: id, kind: 'reload', status: 1, amount: MARK });

/** Bonuses, free spins and favourites. */
async function giveGifts({ db, clock, lobbies }: Sandbox, id: number): Promise<void> {
  const at = { player_id: id, created_at: clock.date() };
  const game = lobbies.find({ type: CASINO })[0]?.id ?? 0;
  /* Older than the attacker's, so that a stake would count towards it. */
  await db
    .insertInto('bonus')
    .values({ ...bonusOf(id), created_at: new Date(clock.now() - MANY * DAY), wager_required: 9n * MARK })
    .execute();
  const spins = { ...at, game_id: game, amount: 200n, count: 20, spins_left: 20, total_win: MARK };
  await db
    .insertInto('free_spin')
    .values([CLAIMABLE, ACTIVE].map((status) => ({ ...spins, status })))
    .execute();
  await askedLongAgo({ db, clock }, id);
  const favourites = lobbies.games.slice(0, MANY).map((one) => ({ ...at, game_id: one.id }));
  await db
    .insertInto('favourite')
    .values(favourites)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Restrictions that must not affect other players: the lowest limits, refused rights, an exclusion. */
async function barVictim({ db, clock }: Sandbox, id: number): Promise<void> {
  await db.updateTable('player_limit').set({ daily: 1_00n }).where('player_id', '=', id).execute();
  const rights = { may_deposit: false, may_withdraw: false, identity_verified: false };
  await db
    .insertInto('payment_standing')
    .values({ player_id: id, ...rights })
    .execute();
  await db
    .insertInto('player_exclusion')
    .values({
      player_id: id,
      type: 1,
      created_at: clock.date(),
      ends_at: new Date(clock.now() + DAY),
    })
    .execute();
  /* A bet and a bonus that are due, to be settled on their player's next read. */
  await db.updateTable('sport_bet').set({ ends_at: clock.date() }).where('player_id', '=', id).execute();
  const due = { created_at: clock.date(), expires_at: clock.date() };
  await db
    .insertInto('bonus')
    .values({ ...bonusOf(id), ...due })
    .execute();
}

async function roundsOf({ db }: Sandbox, id: number): Promise<Values[]> {
  const flights = db.selectFrom('crash_round').select('reference').where('player_id', '=', id);
  const hands = db.selectFrom('blackjack_round').select('reference').where('player_id', '=', id);
  const rows = [...(await flights.execute()), ...(await hands.execute())];
  return rows.map(({ reference }) => ({ round: reference }));
}

/** Another player in the same world, logged in and with a recent code. Returns the player's id. */
async function makeBystander(test: TestSandbox): Promise<number> {
  const { sandbox } = test;
  sandbox.clock.set(ATTACK - JUST_NOW);
  const { id } = await createPerson(test, BYSTANDER);
  const player = await sandbox.db
    .selectFrom('player')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await sendSmsCode(sandbox, player);
  return id;
}

/**
 * Makes the victim create every kind of record, and returns the records' ids.
 * @throws if the victim has no record of some kind, since the removal of its ownership check could then go undetected
 */
export async function makeVictim(test: TestSandbox): Promise<Known> {
  const { sandbox } = test;
  const { db } = sandbox;
  const rovpayRequest: Values[] = [];
  const onReply = (name: string, { status, body }: TestReply) => {
    if (!name.endsWith('rovpay/account') || status !== 200) return;
    const { id, refId, token } = body as unknown as RovpayReply;
    rovpayRequest.push({ paparaId: id, paparaRefId: refId, paparaToken: token });
  };
  const person = await createPerson(test, VICTIM, onReply);
  const { id } = person;
  await makeContractCalls(test, person, KNOWS_NOTHING);
  const phoneVerification = await verificationsOf(sandbox, id);
  await cancelOwn(test, person);
  await makePageCalls(test, person, KNOWS_NOTHING);
  await giveGifts(sandbox, id);
  /* Stay pending until the attack. */
  await startPayments(test, person);
  const player = await db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  sandbox.clock.move(STEP);
  /* Launches that stay unused. */
  await makeReads(test, person);
  const smsStep = [{ id: await sendSmsCode(sandbox, player) }];
  await requestLink(test, person);
  await barVictim(sandbox, id);
  const missing = await tablesWithout(sandbox, id);
  if (missing.length > 0) throw new Error(`The victim has no record in ${missing.join(', ')}.`);
  const bystander = await makeBystander(test);
  const payments = await db
    .selectFrom('payment_transaction')
    .select('id')
    .where('player_id', '=', id)
    .execute();
  return {
    payment: payments.map((row) => ({ id: row.id })),
    rovpayRequest,
    phoneVerification,
    smsStep,
    round: await roundsOf(sandbox, id),
    player: [{ id }, { id: bystander }],
  };
}
