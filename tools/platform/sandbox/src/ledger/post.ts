import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/Database.ts';
import { InsufficientFunds, InvalidPosting } from './errors.ts';
import type { Entry, Posted, Posting } from './Posting.ts';
import { replayedPosting } from './replayedPosting.ts';

function requireEntries({ reference, entries }: Posting): void {
  if (entries.length < 2) throw new InvalidPosting(`${reference} has fewer than two entries.`);
  if (entries.some(({ amount }) => amount === 0n))
    throw new InvalidPosting(`${reference} has an entry of 0.`);
}

/** A global lock order, so that postings can't deadlock; a debit comes before its credit. */
const inLockOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => a.accountId - b.accountId || (a.amount < b.amount ? -1 : 1));

async function move(tx: Transaction<Database>, { accountId, amount }: Entry) {
  const moved = await tx
    .updateTable('account')
    .set({ balance: sql<bigint>`balance + ${amount}` })
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('player_id', 'is', null), eb(sql<bigint>`balance + ${amount}`, '>=', 0n)]))
    .returning(['balance', 'currency'])
    .executeTakeFirst();
  if (moved) return { accountId, amount, balanceAfter: moved.balance, currency: moved.currency };
  const known = await tx.selectFrom('account').select('id').where('id', '=', accountId).executeTakeFirst();
  throw known
    ? new InsufficientFunds(accountId, amount)
    : new InvalidPosting(`There is no account ${accountId}.`);
}

function requireBalanced(reference: string, moved: readonly { currency: number; amount: bigint }[]): void {
  const sums = new Map<number, bigint>();
  for (const { currency, amount } of moved) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  for (const [currency, sum] of sums) {
    if (sum !== 0n)
      throw new InvalidPosting(`${reference} is out of balance by ${sum} in currency ${currency}.`);
  }
}

async function insertTransaction(
  tx: Transaction<Database>,
  { kind, reference, idempotencyKey, at }: Posting,
) {
  return tx
    .insertInto('ledger_transaction')
    .values({ kind, reference, idempotency_key: idempotencyKey ?? null, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/**
 * Moves money: all entries or none, within the caller's transaction, which must be rolled back if this throws.
 * @throws `InsufficientFunds` if a wallet would fall below 0
 * @throws `PostingConflict` if the reference or key was used for another posting
 * @throws `InvalidPosting` if the entries aren't a valid double entry
 */
export async function post(tx: Transaction<Database>, posting: Posting): Promise<Posted> {
  requireEntries(posting);
  const created = await insertTransaction(tx, posting);
  if (!created) return replayedPosting(tx, posting);
  const moved = [];
  for (const entry of inLockOrder(posting.entries)) moved.push(await move(tx, entry));
  requireBalanced(posting.reference, moved);
  await tx
    .insertInto('ledger_entry')
    .values(
      moved.map(({ accountId, amount, balanceAfter }) => ({
        transaction_id: created.id,
        account_id: accountId,
        amount,
        balance_after: balanceAfter,
      })),
    )
    .execute();
  const entries = moved.map(({ accountId, amount, balanceAfter }) => ({ accountId, amount, balanceAfter }));
  return { transactionId: created.id, entries, replayed: false };
}
