import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { walletBalance } from '../../ledger/accounts.ts';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../../testing/openTest.ts';
import { CHESTS, inCurrency, placeOf, WHEEL } from './prizes.ts';
import { makeTicket, readTicket, type PayingPage } from './ticket.ts';
import { takeTurn } from './turns.ts';

interface TurnReply {
  status: number;
  fresh?: boolean;
  turn?: { place: number; choice: number; prize: string; chests: string[] };
}

const PROVIDERS = 'http://providers.localhost:4300';
const DAY = 86_400_000;
let test: TestSandbox;

const idOf = async (username: string) =>
  (
    await test.sandbox.db
      .selectFrom('player')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id;
const ticketOf = async (username: string, page: PayingPage) =>
  makeTicket(test.sandbox, { playerId: await idOf(username), page });
const turn = async (page: string, body: unknown): Promise<TurnReply> => {
  const reply = await test.fetch(`${PROVIDERS}/embed/api/${page}`, { method: 'POST', body });
  return { ...(reply.body as unknown as TurnReply), status: reply.status };
};
const bonusOf = async (username: string) => walletBalance(test.sandbox.db, await idOf(username), 'bonus');
const bonusRows = async (username: string, kind: string) =>
  test.sandbox.db
    .selectFrom('bonus')
    .selectAll()
    .where('player_id', '=', await idOf(username))
    .where('kind', '=', kind)
    .execute();

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);
afterEach(async () => {
  test.sandbox.clock.set(TEST_NOON);
  await test.settle();
});

describe('a ticket', () => {
  it('identifies one player on one page, for at least ten minutes', async () => {
    const { sandbox } = test;
    const ticket = await ticketOf('defne', 'wheel');
    expect(await readTicket(sandbox, 'wheel', ticket)).toBe(await idOf('defne'));
    expect(await readTicket(sandbox, 'treasure', ticket)).toBeUndefined();
    expect(await readTicket(sandbox, 'wheel', ticket.replace(/^\d+/, '2'))).toBe(undefined);
    sandbox.clock.move(10 * 60_000);
    expect(await readTicket(sandbox, 'wheel', ticket)).toBeDefined();
    sandbox.clock.move(10 * 60_000);
    expect(await readTicket(sandbox, 'wheel', ticket)).toBeUndefined();
  });

  it.each(['', '.', '1.1.x', '1.1.', `1.99999999999999.${'a'.repeat(43)}`, `-1.0.${'a'.repeat(43)}`])(
    'is refused when it is %s',
    async (ticket) => {
      expect(await readTicket(test.sandbox, 'wheel', ticket)).toBeUndefined();
      expect((await turn('wheel', { ticket })).status).toBe(403);
    },
  );

  it('is refused for an excluded player', async () => {
    const ticket = await ticketOf('yaman', 'wheel');
    const { db, clock } = test.sandbox;
    const row = { player_id: await idOf('yaman'), type: 4, created_at: clock.date() };
    await db
      .insertInto('player_exclusion')
      .values({ ...row, ends_at: new Date(clock.now() + DAY) })
      .execute();
    expect((await turn('wheel', { ticket })).status).toBe(403);
  });
});

describe('the wheel', () => {
  it('pays a player with a ticket once a day, for any number of concurrent requests', async () => {
    const ticket = await ticketOf('defne', 'wheel');
    const replies = await Promise.all(Array.from({ length: 6 }, () => turn('wheel', { ticket })));
    expect(replies.filter(({ fresh }) => fresh)).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply.turn?.place)).size).toBe(1);
    const amount = WHEEL[replies[0]?.turn?.place ?? -1]?.amount;
    expect(await bonusOf('defne')).toBe(amount);
    const rows = await bonusRows('defne', 'wheel');
    expect(rows.map((row) => [row.amount, row.status])).toEqual(amount ? [[amount, 1]] : []);
  });

  it('can be played again on the next day, and the ledger balances over a month', async () => {
    const player = { id: await idOf('deniz'), currency: 1 };
    const visitor = { who: `player:${player.id}`, player };
    let sum = 0n;
    for (let day = 0; day < 30; day += 1) {
      const first = await takeTurn(test.sandbox, { page: 'wheel', visitor, choice: 0 });
      const again = await takeTurn(test.sandbox, { page: 'wheel', visitor, choice: 0 });
      expect([first.fresh, again.fresh]).toEqual([true, false]);
      expect(again.turn).toEqual(first.turn);
      sum += first.turn.amount;
      test.sandbox.clock.move(DAY);
    }
    expect(sum).toBeGreaterThan(0n);
    expect(await bonusOf('deniz')).toBe(sum);
  });

  it('moves no money without a ticket', async () => {
    const count = async () => test.sandbox.db.selectFrom('ledger_transaction').select('id').execute();
    const before = (await count()).length;
    const reply = await turn('wheel', { visit: 'somebody-made-this-up', user: await idOf('defne') });
    expect([reply.status, reply.fresh]).toEqual([200, true]);
    expect((await count()).length).toBe(before);
    for (const visit of ['short', 7, null, 'a b c d e f g h i j k l m', 'x'.repeat(65)])
      expect((await turn('wheel', { visit })).status).toBe(400);
    for (const body of [[], 'x', {}]) expect((await turn('wheel', body)).status).toBe(400);
  });

  it('forgets practice turns after a day', async () => {
    await turn('wheel', { visit: 'a-visit-of-yesterday' });
    test.sandbox.clock.move(DAY + 1);
    await turn('wheel', { visit: 'a-visit-of-today-now' });
    const rows = await test.sandbox.db
      .selectFrom('embed_turn')
      .select('who')
      .where('who', 'like', 'visit:%')
      .execute();
    expect(rows).toEqual([{ who: 'visit:a-visit-of-today-now' }]);
  });

  it('has a prize for every number', () => {
    expect(placeOf(WHEEL, 0)).toBe(0);
    expect(placeOf(WHEEL, 0.9999999)).toBe(WHEEL.length - 1);
    expect(WHEEL).toHaveLength(12);
  });
});

describe('the treasure', () => {
  it('opens one chest a day and then shows all nine', async () => {
    const ticket = await ticketOf('elif', 'treasure');
    const replies = await Promise.all([4, 5].map((choice) => turn('treasure', { ticket, choice })));
    expect(replies.map(({ fresh }) => fresh).toSorted()).toEqual([false, true]);
    const [one, other] = replies;
    expect(one?.turn).toEqual(other?.turn);
    const { choice = -1, prize, chests = [] } = one?.turn ?? {};
    expect(chests).toHaveLength(9);
    expect(chests[choice]).toBe(prize);
    const paid = inCurrency(CHESTS[one?.turn?.place ?? -1] ?? 0n, 2);
    expect(await bonusOf('elif')).toBe(paid);
    expect((await bonusRows('elif', 'treasure')).map(({ amount }) => amount)).toEqual([paid]);
  });

  it.each([-1, 9, 1.5, '3', undefined, null])('rejects chest %s', async (choice) => {
    expect((await turn('treasure', { visit: 'somebody-made-this-up', choice })).status).toBe(400);
  });
});

describe('requests without a ticket', () => {
  it('are limited to sixty per minute and address', async () => {
    test.sandbox.clock.move(7 * DAY);
    const call = () => turn('wheel', { visit: 'somebody-made-this-up' });
    for (let count = 0; count < 60; count += 1) expect((await call()).status).toBe(200);
    expect((await call()).status).toBe(429);
  });
});
