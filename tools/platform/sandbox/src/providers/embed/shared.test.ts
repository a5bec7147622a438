import { afterEach, beforeAll, expect, it } from 'vitest';
import { walletBalance } from '../../ledger/accounts.ts';
import { openShared } from '../../testing/openShared.ts';
import { START_TIME, type TestSandbox } from '../../testing/openTest.ts';
import { ANSWER_TIME, insertBonusRequest, REQUEST_STATUS, settleBonusRequests } from './bonusRequests.ts';
import { makeTicket, readTicket } from './ticket.ts';
import { takeTurn } from './turns.ts';
import type { Visitor } from './visitor.ts';

const CALLS = 12;
let sandboxes: readonly TestSandbox[];
let visitor: Visitor & { player: { id: number } };

/** Concurrent requests, alternating between two processes that share the store. */
const all = <T>(work: (test: TestSandbox) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLS / 2 }, () => sandboxes.map(work)).flat());
const [first, second] = [() => sandboxes[0] as TestSandbox, () => sandboxes[1] as TestSandbox];
const bonus = () => walletBalance(first().sandbox.db, visitor.player.id, 'bonus');

beforeAll(async () => {
  const shared = await openShared(2);
  ({ sandboxes } = shared);
  const player = await first()
    .sandbox.db.selectFrom('player')
    .select(['id', 'currency'])
    .where('username', '=', 'kerem')
    .executeTakeFirstOrThrow();
  visitor = { who: `player:${player.id}`, player };
  return shared.close;
}, START_TIME);
afterEach(() => first().settle());

it('accepts the tickets of the other process', async () => {
  const ticket = await makeTicket(first().sandbox, { playerId: visitor.player.id, page: 'wheel' });
  expect(await readTicket(second().sandbox, 'wheel', ticket)).toBe(visitor.player.id);
});

it('takes one turn a day, and pays it once', async () => {
  const turns = await all(({ sandbox }) => takeTurn(sandbox, { page: 'treasure', visitor, choice: 3 }));
  expect(turns.filter(({ fresh }) => fresh)).toHaveLength(1);
  expect(await bonus()).toBe(turns[0]?.turn.amount);
});

it('accepts one request, and decides it once', async () => {
  const before = await bonus();
  const asked = await all(({ sandbox }) => insertBonusRequest(sandbox, visitor, 'birthday'));
  const [request, ...others] = asked.filter((row) => row !== undefined);
  expect(others).toEqual([]);
  for (const { sandbox } of sandboxes) sandbox.clock.move(ANSWER_TIME);
  await all(({ sandbox }) => settleBonusRequests(sandbox, visitor.who));
  const { status } = await first()
    .sandbox.db.selectFrom('bonus_request')
    .select('status')
    .where('id', '=', request?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(status).not.toBe(REQUEST_STATUS.waiting);
  const paid = status === REQUEST_STATUS.granted ? (request?.amount ?? 0n) : 0n;
  expect(await bonus()).toBe(before + paid);
});
