import type { Selectable, Transaction } from 'kysely';
import { clearingAccount, holdAccount, walletAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import type { Entry } from '../ledger/Posting.ts';
import type { Database } from '../store/Database.ts';
import type { PaymentTransactionTable } from '../store/tables/payments.ts';
import { DEPOSIT } from './PaymentMethod.ts';
import { APPROVED, OPEN_STATUSES, PENDING, type REJECTED } from './statuses.ts';

export type PaymentRow = Selectable<PaymentTransactionTable>;

export interface Decision {
  id: number;
  status: typeof APPROVED | typeof REJECTED;
  at: Date;
  /** The reason, shown in the player's list. */
  note?: string;
  /** Only payments that aren't being processed yet; by default also those being processed. */
  onlyPending?: boolean;
}

/** The ledger entries of a decision; a rejected deposit has none. */
async function entriesOf(tx: Transaction<Database>, row: PaymentRow, approved: boolean): Promise<Entry[]> {
  const { player_id: playerId, currency, amount, method } = row;
  const main = () => walletAccount(tx, playerId, 'main', currency);
  const clearing = () => clearingAccount(tx, method, currency);
  const isDeposit = row.type === DEPOSIT;
  if (isDeposit && !approved) return [];
  const from = isDeposit ? await clearing() : await holdAccount(tx, playerId, currency);
  const to = !isDeposit && approved ? await clearing() : await main();
  return [
    { accountId: from, amount: -amount },
    { accountId: to, amount },
  ];
}

/**
 * Approves or rejects an open payment and posts its entries, in the caller's transaction. Of concurrent
 * decisions one succeeds; the others get undefined and move nothing.
 */
export async function decidePayment(
  tx: Transaction<Database>,
  { id, status, at, note, onlyPending = false }: Decision,
): Promise<PaymentRow | undefined> {
  const row = await tx
    .updateTable('payment_transaction')
    .set({ status, decided_at: at, manager_note: note ?? null })
    .where('id', '=', id)
    .where('status', 'in', onlyPending ? [PENDING] : OPEN_STATUSES)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const entries = await entriesOf(tx, row, status === APPROVED);
  if (entries.length > 0) {
    await post(tx, {
      kind: row.type === DEPOSIT ? 'deposit' : 'withdrawal',
      reference: `${status === APPROVED ? 'payment' : 'release'}-${row.id}`,
      entries,
      at,
    });
  }
  return row;
}
