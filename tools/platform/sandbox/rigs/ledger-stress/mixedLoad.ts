import { performance } from 'node:perf_hooks';
import { InsufficientFunds } from '../../src/ledger/errors.ts';
import { requireInvariants } from '../../src/ledger/invariants.ts';
import { withIdempotencyKey, type StoredReply } from '../../src/ledger/withIdempotencyKey.ts';
import { post } from '../../src/ledger/post.ts';
import { seededInt } from '../../src/random.ts';
import type { TestSandbox } from '../../src/testing/openTest.ts';
import { STRESS_TIME, balancesOf, openStressLedger, type StressLedger } from './openStressLedger.ts';
import { percentile } from './percentile.ts';

export interface LoadOptions {
  clients: number;
  operations: number;
  seed: number;
}

export interface LoadFigures {
  operations: number;
  done: number;
  refused: number;
  replayed: number;
  /** ms */
  p50: number;
  p99: number;
  perSecond: number;
}

interface Move {
  key: string;
  from: number;
  to: number;
  amount: bigint;
}

const MAX = 20_000;
/** One in this many operations repeats an earlier one with its key, as after a lost reply. */
const REPEATED = 10;

function moveOf({ hot, house }: StressLedger, seed: number, turn: number): Move {
  const pick = (name: string) => [...hot, house][seededInt(seed, hot.length + 1, name, turn)] ?? house;
  const from = pick('from');
  const to = pick('to');
  const amount = BigInt(1 + seededInt(seed, MAX, 'amount', turn));
  return { key: `load-${seed}-${turn}`, from, to: from === to ? house : to, amount };
}

const refusal = (error: unknown): StoredReply | undefined =>
  error instanceof InsufficientFunds ? { status: 422, text: 'insufficient' } : undefined;

function run({ db }: StressLedger, { key, from, to, amount }: Move, claim: string) {
  const entries = [
    { accountId: from, amount: -amount },
    { accountId: to, amount },
  ];
  const request = { scope: 'bank', key, body: { from, to, amount: String(amount) }, claim, now: STRESS_TIME };
  return withIdempotencyKey(
    db,
    request,
    async (tx) => {
      await post(tx, { kind: 'transfer', reference: key, entries, at: STRESS_TIME });
      return { status: 200, text: 'done' };
    },
    refusal,
  );
}

/**
 * Many clients transfer money between the same few accounts concurrently, sometimes repeating a key. In the end the
 * balances must match the acknowledged transfers.
 * @throws if they don't
 */
export async function mixedLoad(
  test: TestSandbox,
  { clients, operations, seed }: LoadOptions,
): Promise<LoadFigures> {
  const bank = await openStressLedger(test, `load-${seed}`);
  const expected = new Map(bank.hot.map((id) => [id, 0n]));
  for (const [at, balance] of (await balancesOf(bank)).entries()) expected.set(bank.hot[at] ?? 0, balance);
  const times: number[] = [];
  const counts = { done: 0, refused: 0, replayed: 0 };
  let turn = 0;

  async function client(name: number): Promise<void> {
    for (let own = turn++; own < operations; own = turn++) {
      const repeats = own > 0 && own % REPEATED === 0;
      const move = moveOf(bank, seed, repeats ? own - 1 : own);
      const start = performance.now();
      const result = await run(bank, move, `claim-${name}-${own}`);
      times.push(performance.now() - start);
      if (result.outcome !== 'reply' || result.replayed) counts.replayed += 1;
      else if (result.reply.status !== 200) counts.refused += 1;
      else {
        counts.done += 1;
        for (const [id, change] of [[move.from, -move.amount] as const, [move.to, move.amount] as const]) {
          const balance = expected.get(id);
          if (balance !== undefined) expected.set(id, balance + change);
        }
      }
    }
  }

  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, name) => client(name)));
  const seconds = (performance.now() - start) / 1000;
  const found = await balancesOf(bank);
  for (const [at, id] of bank.hot.entries()) {
    if (found[at] !== expected.get(id))
      throw new Error(`Account ${id} has ${found[at]}, but ${expected.get(id)} was acknowledged.`);
  }
  await requireInvariants(bank.db);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { operations: times.length, ...counts, p50, p99, perSecond: operations / seconds };
}
