import type { Sandbox } from '../Sandbox.ts';
import { decidePayment } from './decidePayment.ts';
import { WITHDRAWAL } from './PaymentMethod.ts';
import { APPROVED, OPEN_STATUSES, PENDING, PROCESSING, REJECTED } from './statuses.ts';

const MINUTE = 60_000;
/** Time until a deposit by form is approved, ms. */
export const DEPOSIT_DELAY = 2 * MINUTE;
/** Time until a withdrawal is approved, ms. */
export const WITHDRAWAL_DELAY = 10 * MINUTE;
/** Time until a withdrawal is processed and can no longer be cancelled, ms. */
export const PROCESSING_DELAY = 5 * MINUTE;

const LAPSED = 'payment_window_expired';

const openPayments = ({ db }: Sandbox, playerId: number | undefined) => {
  const open = db
    .selectFrom('payment_transaction')
    .select(['id', 'type', 'status', 'created_at', 'due_at', 'due_status'])
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id');
  return (playerId === undefined ? open : open.where('player_id', '=', playerId)).execute();
};

type OpenPayment = Awaited<ReturnType<typeof openPayments>>[number];

async function decideDue({ db }: Sandbox, { id, due_status }: OpenPayment, at: Date): Promise<void> {
  const status = due_status === APPROVED ? APPROVED : REJECTED;
  const note = status === REJECTED ? LAPSED : undefined;
  await db.transaction().execute((tx) => decidePayment(tx, { id, status, at, note }));
}

async function beginToPay({ db }: Sandbox, id: number): Promise<void> {
  await db
    .updateTable('payment_transaction')
    .set({ status: PROCESSING })
    .where('id', '=', id)
    .where('status', '=', PENDING)
    .execute();
}

/**
 * Applies the automatic decisions that are due: approvals, start of processing, expiry. Called on a player's reads, so
 * that no timer is needed; each payment is decided once, in its own transaction, even if several processes share the
 * store.
 */
export async function settleDuePayments(sandbox: Sandbox, playerId?: number): Promise<void> {
  const now = sandbox.clock.date();
  for (const payment of await openPayments(sandbox, playerId)) {
    const age = now.getTime() - payment.created_at.getTime();
    if (payment.due_at && payment.due_at <= now) await decideDue(sandbox, payment, now);
    else if (payment.type === WITHDRAWAL && payment.status === PENDING && age >= PROCESSING_DELAY)
      await beginToPay(sandbox, payment.id);
  }
}
