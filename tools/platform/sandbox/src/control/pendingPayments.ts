import { formatMoment } from '../clock.ts';
import { decidePayment } from '../payments/decidePayment.ts';
import { methodName } from '../payments/methodsOf.ts';
import { WITHDRAWAL } from '../payments/PaymentMethod.ts';
import { settleDuePayments } from '../payments/settleDuePayments.ts';
import { APPROVED, OPEN_STATUSES, PROCESSING, REJECTED } from '../payments/statuses.ts';
import type { Sandbox } from '../Sandbox.ts';
import { moneyText } from './parts/moneyText.ts';

const REJECTED_BY_HAND = 'rejected_by_operator';

/** All pending deposits and withdrawals, oldest first. */
export async function pendingPayments(sandbox: Sandbox) {
  await settleDuePayments(sandbox);
  const rows = await sandbox.db
    .selectFrom('payment_transaction')
    .innerJoin('player', 'player.id', 'payment_transaction.player_id')
    .selectAll('payment_transaction')
    .select('player.username')
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('payment_transaction.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: formatMoment(row.created_at),
    player: row.username,
    type: row.type === WITHDRAWAL ? 'withdrawal' : 'deposit',
    method: methodName(row.payment_id, 'en') ?? row.method,
    amount: moneyText(row.amount, row.currency),
    status: row.status === PROCESSING ? 'processing' : 'pending',
  }));
}

/** Approves or rejects a payment; undefined if the request is invalid or the payment has already been decided. */
export async function decideByHand({ db, clock }: Sandbox, { id, decision }: Record<string, unknown>) {
  if (!Number.isSafeInteger(id) || (decision !== 'approve' && decision !== 'reject')) return undefined;
  const status = decision === 'approve' ? APPROVED : REJECTED;
  const note = status === REJECTED ? REJECTED_BY_HAND : undefined;
  const at = clock.date();
  const row = await db.transaction().execute((tx) => decidePayment(tx, { id: Number(id), status, at, note }));
  return row && { id: row.id, status: row.status };
}
