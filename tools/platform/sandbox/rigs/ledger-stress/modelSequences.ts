import fc from 'fast-check';
import { InsufficientFunds } from '../../src/ledger/errors.ts';
import { requireInvariants } from '../../src/ledger/invariants.ts';
import { post } from '../../src/ledger/post.ts';
import type { TestSandbox } from '../../src/testing/openTest.ts';
import { STRESS_TIME, balancesOf, openStressLedger } from './openStressLedger.ts';

export interface SequenceOptions {
  sequences: number;
  steps: number;
  seed: number;
}

interface Step {
  from: number;
  to: number;
  amount: bigint;
}

const ACCOUNTS = 10;
const MAX = 60_000n;

const step = fc
  .record({
    from: fc.nat(ACCOUNTS - 1),
    by: fc.integer({ min: 1, max: ACCOUNTS - 1 }),
    amount: fc.bigInt(1n, MAX),
  })
  .map(({ from, by, amount }): Step => ({ from, to: (from + by) % ACCOUNTS, amount }));

/**
 * Runs random transfers on the ledger and on a list of numbers.
 * @throws with the shortest sequence after which the two differ
 */
export async function modelSequences(
  test: TestSandbox,
  { sequences, steps, seed }: SequenceOptions,
): Promise<void> {
  const bank = await openStressLedger(test, `model-${seed}`);
  let turn = 0;

  async function play({ from, to, amount }: Step): Promise<'done' | 'refused'> {
    const entries = [
      { accountId: bank.hot[from] ?? 0, amount: -amount },
      { accountId: bank.hot[to] ?? 0, amount },
    ];
    const reference = `model-${seed}-${(turn += 1)}`;
    const posting = { kind: 'transfer', reference, entries, at: STRESS_TIME } as const;
    try {
      await bank.db.transaction().execute((tx) => post(tx, posting));
      return 'done';
    } catch (error) {
      if (error instanceof InsufficientFunds) return 'refused';
      throw error;
    }
  }

  async function compare(sequence: readonly Step[]): Promise<void> {
    const model = await balancesOf(bank);
    for (const next of sequence) {
      const { from, to, amount } = next;
      const held = model[from] ?? 0n;
      const expected = held >= amount ? 'done' : 'refused';
      const answer = await play(next);
      if (answer !== expected)
        throw new Error(`The ledger returned ${answer}, the model expects ${expected}.`);
      if (expected === 'refused') continue;
      model[from] = held - amount;
      model[to] = (model[to] ?? 0n) + amount;
    }
    const found = await balancesOf(bank);
    if (found.join() !== model.join())
      throw new Error(`The ledger has ${found.join()}, the model expects ${model.join()}.`);
  }

  const list = fc.array(step, { minLength: steps, maxLength: steps, size: 'max' });
  await fc.assert(fc.asyncProperty(list, compare), { numRuns: sequences, seed });
  await requireInvariants(bank.db);
}
