import type { Transaction } from 'kysely';
import type { Database } from '../store/Database.ts';
import { PostingConflict } from './errors.ts';
import type { Entry, Posted, Posting } from './Posting.ts';

const fingerprint = (entries: readonly Entry[]): string =>
  entries
    .map(({ accountId, amount }) => `${accountId}:${amount}`)
    .sort()
    .join(' ');

/**
 * The result of the earlier posting with the same idempotency key.
 * @throws `PostingConflict` if that one was different
 */
export async function replayedPosting(tx: Transaction<Database>, posting: Posting): Promise<Posted> {
  const { kind, reference, idempotencyKey } = posting;
  const earlier = idempotencyKey
    ? await tx
        .selectFrom('ledger_transaction')
        .select(['id', 'kind', 'reference'])
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()
    : undefined;
  if (earlier?.kind !== kind || earlier.reference !== reference) {
    throw new PostingConflict(
      `The ${kind} ${reference} was posted before under another key, or its key belongs to another one.`,
    );
  }
  const rows = await tx
    .selectFrom('ledger_entry')
    .select(['account_id', 'amount', 'balance_after'])
    .where('transaction_id', '=', earlier.id)
    .orderBy('id')
    .execute();
  const entries = rows.map((row) => ({
    accountId: row.account_id,
    amount: row.amount,
    balanceAfter: row.balance_after,
  }));
  if (fingerprint(entries) !== fingerprint(posting.entries)) {
    throw new PostingConflict(`The ${kind} ${reference} was posted before with other amounts.`);
  }
  return { transactionId: earlier.id, entries, replayed: true };
}
