import { afterEach, beforeAll, expect, it } from 'vitest';
import { walletBalance } from '../../ledger/accounts.ts';
import { openTest, START_TIME, type TestSandbox } from '../../testing/openTest.ts';
import { ANSWER_TIME, insertBonusRequest, REQUEST_STATUS, settleBonusRequests } from './bonusRequests.ts';
import { makeTicket } from './ticket.ts';
import type { Visitor } from './visitor.ts';

interface BonusReply {
  offers: { kind: string; isOpen: boolean; reason: string }[];
  requests: { name: string; status: number; state: string; due: string }[];
  message: string;
}

const DAY = 86_400_000;
const VISIT = 'somebody-made-this-up';
let test: TestSandbox;

const ask = async (action: string, body: unknown) => {
  const address = `http://providers.localhost:4300/embed/api/${action}`;
  const reply = await test.fetch(address, { method: 'POST', body });
  return { status: reply.status, body: reply.body as unknown as BonusReply };
};

async function visitorOf(username: string): Promise<Visitor & { id: number }> {
  const { id, currency } = await test.sandbox.db
    .selectFrom('player')
    .select(['id', 'currency'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { id, who: `player:${id}`, player: { id, currency } };
}

const ticketOf = (playerId: number) => makeTicket(test.sandbox, { playerId, page: 'bonus-request' });
const bonuses = (playerId: number) =>
  test.sandbox.db.selectFrom('bonus').selectAll().where('player_id', '=', playerId).execute();
const requests = (who: string) =>
  test.sandbox.db.selectFrom('bonus_request').selectAll().where('who', '=', who).orderBy('id').execute();

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

it('accepts one request of a kind at a time, and decides it after five minutes, once', async () => {
  const { id, who } = await visitorOf('kerem');
  const ticket = await ticketOf(id);
  const sent = await Promise.all(
    [1, 2, 3].map(() => ask('bonus-ask', { ticket, kind: 'reload', lang: 'en' })),
  );
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  const [waiting] = (await ask('bonus-state', { ticket, lang: 'en' })).body.requests;
  expect(waiting).toMatchObject({ name: 'Weekly reload bonus', status: 0, due: 'Reply in about 5 min' });
  test.sandbox.clock.move(ANSWER_TIME - 1);
  await settleBonusRequests(test.sandbox, who);
  expect((await requests(who)).map(({ status }) => status)).toEqual([REQUEST_STATUS.waiting]);
  test.sandbox.clock.move(1);
  await Promise.all(Array.from({ length: 5 }, () => settleBonusRequests(test.sandbox, who)));
  const [answered] = await requests(who);
  expect(answered?.status).not.toBe(REQUEST_STATUS.waiting);
  const granted = answered?.status === REQUEST_STATUS.granted;
  expect((await bonuses(id)).map(({ kind, amount }) => [kind, amount])).toEqual(
    granted ? [['reload', 250_00n]] : [],
  );
  expect(await walletBalance(test.sandbox.db, id, 'bonus')).toBe(granted ? 250_00n : 0n);
});

it('grants some and refuses some, and pays what it grants', async () => {
  const visitor = await visitorOf('mert');
  for (let day = 0; day < 20; day += 1) {
    await insertBonusRequest(test.sandbox, visitor, 'cashback');
    test.sandbox.clock.move(DAY);
    await settleBonusRequests(test.sandbox, visitor.who);
    await test.sandbox.db
      .updateTable('bonus')
      .set({ status: 2 })
      .where('player_id', '=', visitor.id)
      .execute();
  }
  const all = await requests(visitor.who);
  const granted = all.filter(({ status }) => status === REQUEST_STATUS.granted);
  expect(all).toHaveLength(20);
  expect(granted.length).toBeGreaterThan(0);
  expect(granted.length).toBeLessThan(20);
  expect(await bonuses(visitor.id)).toHaveLength(granted.length);
  const paid = granted.reduce((sum, { amount }) => sum + amount, 0n);
  expect(granted[0]?.amount).toBe(15_00n);
  expect(await walletBalance(test.sandbox.db, visitor.id, 'bonus')).toBe(paid);
});

it('doesn’t offer bonuses that are active, were requested today, or are given once', async () => {
  const { id } = await visitorOf('deniz');
  const ticket = await ticketOf(id);
  const { offers } = (await ask('bonus-state', { ticket, lang: 'en' })).body;
  const reasons = Object.fromEntries(offers.map(({ kind, reason }) => [kind, reason]));
  expect(reasons.reload).toBe('This bonus is already active on your account');
  expect(reasons.welcome).toBe('This bonus is available only once');
  expect(reasons.birthday).toBe('');
  for (const kind of ['reload', 'welcome', 'jackpot', 'constructor', 7, null, undefined])
    expect(await ask('bonus-ask', { ticket, kind })).toMatchObject({
      status: 422,
      body: { message: 'bonus_not_available' },
    });
  expect((await ask('bonus-ask', { ticket, kind: 'birthday' })).status).toBe(200);
  test.sandbox.clock.move(ANSWER_TIME);
  expect((await ask('bonus-ask', { ticket: await ticketOf(id), kind: 'birthday' })).status).toBe(422);
});

it('shows a visitor without a ticket no player’s bonuses, and pays nothing', async () => {
  const { body } = await ask('bonus-state', { visit: VISIT, user: 1, lang: 'en' });
  expect([body.requests, body.offers.every(({ isOpen }) => isOpen)]).toEqual([[], true]);
  for (const kind of ['welcome', 'reload', 'cashback', 'sport', 'birthday'])
    expect((await ask('bonus-ask', { visit: VISIT, kind })).status).toBe(200);
  const count = () => test.sandbox.db.selectFrom('bonus').select('id').execute();
  const before = (await count()).length;
  test.sandbox.clock.move(ANSWER_TIME);
  const after = (await ask('bonus-state', { visit: VISIT })).body.requests;
  expect(after.map(({ status }) => status)).not.toContain(REQUEST_STATUS.waiting);
  expect((await count()).length).toBe(before);
});

it('requires a valid ticket or visit id', async () => {
  const { id } = await visitorOf('defne');
  const forWheel = await makeTicket(test.sandbox, { playerId: id, page: 'wheel' });
  for (const action of ['bonus-state', 'bonus-ask']) {
    expect((await ask(action, { ticket: forWheel, kind: 'reload' })).status).toBe(403);
    expect((await ask(action, { kind: 'reload' })).status).toBe(400);
  }
});
