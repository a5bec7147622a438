import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, TEST_NOON, type TestSandbox } from '../testing/openTest.ts';
import { houseAccount, walletAccount } from './accounts.ts';
import { InsufficientFunds, InvalidPosting, PostingConflict } from './errors.ts';
import { checkInvariants } from './invariants.ts';
import { post } from './post.ts';
import type { Entry, Posting } from './Posting.ts';

let test: TestSandbox;
let accounts: number[];
let house: number;
let turn = 0;

const at = new Date(TEST_NOON);
const run = (entries: readonly Entry[], more: Partial<Posting> = {}) => {
  turn += 1;
  const posting: Posting = { kind: 'transfer', reference: `test-${turn}`, entries, at, ...more };
  return test.sandbox.db.transaction().execute((tx) => post(tx, posting));
};
const move = (from: number, to: number, amount: bigint, more?: Partial<Posting>) =>
  run(
    [
      { accountId: from, amount: -amount },
      { accountId: to, amount },
    ],
    more,
  );
const balances = async () => {
  const rows = await test.sandbox.db.selectFrom('account').select(['id', 'balance']).execute();
  return new Map(rows.map(({ id, balance }) => [id, balance]));
};

beforeAll(async () => {
  test = await openTest();
  const { db } = test.sandbox;
  const players = await db
    .selectFrom('player')
    .select('id')
    .where('currency', '=', 1)
    .orderBy('id')
    .limit(3)
    .execute();
  accounts = await Promise.all(players.map(({ id }) => walletAccount(db, id, 'poker', 1)));
  house = await houseAccount(db, 1);
  return () => test.close();
}, START_TIME);
afterEach(() => test.settle());

describe('post', () => {
  it('moves money from one account to another and returns the balances after', async () => {
    const [wallet = 0] = accounts;
    const { entries } = await move(house, wallet, 500n);
    expect(entries.find(({ accountId }) => accountId === wallet)?.balanceAfter).toBe(500n);
  });

  it('refuses an amount above the wallet’s balance, and moves nothing', async () => {
    const [wallet = 0] = accounts;
    const before = await balances();
    await expect(move(wallet, house, 10_000n)).rejects.toBeInstanceOf(InsufficientFunds);
    expect(await balances()).toEqual(before);
  });

  it('takes the stake before the win of one round: a win does not pay for its own stake', async () => {
    const [, wallet = 0] = accounts;
    const round = [
      { accountId: wallet, amount: -100n },
      { accountId: house, amount: 100n },
      { accountId: wallet, amount: 900n },
      { accountId: house, amount: -900n },
    ];
    await expect(run(round)).rejects.toBeInstanceOf(InsufficientFunds);
  });

  it('refuses entries that do not add up to 0, a single entry, an entry of 0 and an unknown account', async () => {
    const [wallet = 0] = accounts;
    await expect(
      run([
        { accountId: house, amount: -5n },
        { accountId: wallet, amount: 4n },
      ]),
    ).rejects.toBeInstanceOf(InvalidPosting);
    await expect(run([{ accountId: house, amount: -5n }])).rejects.toBeInstanceOf(InvalidPosting);
    await expect(
      run([
        { accountId: house, amount: 0n },
        { accountId: wallet, amount: 0n },
      ]),
    ).rejects.toBeInstanceOf(InvalidPosting);
    await expect(move(house, 999_999, 5n)).rejects.toBeInstanceOf(InvalidPosting);
  });

  it('rejects entries that only balance across currencies', async () => {
    const [wallet = 0] = accounts;
    const dollars = await houseAccount(test.sandbox.db, 2);
    await expect(move(dollars, wallet, 5n)).rejects.toBeInstanceOf(InvalidPosting);
  });

  it('posts an idempotency key once, and refuses it for another posting', async () => {
    const [wallet = 0] = accounts;
    const same = { reference: 'once', idempotencyKey: 'key-once' };
    const first = await move(house, wallet, 70n, same);
    const again = await move(house, wallet, 70n, same);
    expect(again).toMatchObject({ transactionId: first.transactionId, replayed: true });
    await expect(move(house, wallet, 71n, same)).rejects.toBeInstanceOf(PostingConflict);
    await expect(move(house, wallet, 70n, { reference: 'once' })).rejects.toBeInstanceOf(PostingConflict);
  });

  it('matches the model with concurrent postings', async () => {
    const step = fc.record({
      from: fc.integer({ min: 0, max: 3 }),
      to: fc.integer({ min: 0, max: 3 }),
      amount: fc.bigInt({ min: 1n, max: 300n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const ids = [house, ...accounts];
        const model = await balances();
        const moves = steps.filter(({ from, to }) => from !== to);
        const results = await Promise.allSettled(
          moves.map(({ from, to, amount }) => move(ids[from] ?? 0, ids[to] ?? 0, amount)),
        );
        for (const [index, { from, to, amount }] of moves.entries()) {
          const result = results[index];
          if (result?.status === 'rejected') {
            expect(result.reason).toBeInstanceOf(InsufficientFunds);
            expect(from).not.toBe(0);
            continue;
          }
          model.set(ids[from] ?? 0, (model.get(ids[from] ?? 0) ?? 0n) - amount);
          model.set(ids[to] ?? 0, (model.get(ids[to] ?? 0) ?? 0n) + amount);
        }
        expect(await balances()).toEqual(model);
      }),
    );
  });
});

describe('checkInvariants', () => {
  it('names a balance that was changed behind the ledger', async () => {
    const [wallet = 0] = accounts;
    const { db } = test.sandbox;
    const tamper = (by: bigint) =>
      db
        .updateTable('account')
        .set((eb) => ({ balance: eb('balance', '+', by) }))
        .where('id', '=', wallet)
        .execute();
    await tamper(1n);
    const broken = (await checkInvariants(db)).filter(({ holds }) => !holds);
    expect(broken).toEqual([
      { name: 'a balance equals its entries', holds: false, offenders: [`account ${wallet}`] },
    ]);
    await tamper(-1n);
  });
});
