import { sessionOf, type Call } from '../contract/Call.ts';
import { notFound, plain, successFalse, type Reply } from '../contract/Reply.ts';
import { moneyCall } from '../ledger/moneyCall.ts';
import type { Sandbox } from '../Sandbox.ts';
import { decidePayment } from './decidePayment.ts';
import { WITHDRAWAL } from './PaymentMethod.ts';
import { REJECTED } from './statuses.ts';

/** Cancels a pending payment that isn't being processed yet; another player's payment is reported as not found. */
export async function cancelPayment(sandbox: Sandbox, call: Call): Promise<Reply> {
  const id = Number(call.params.id);
  const own = await sandbox.db
    .selectFrom('payment_transaction')
    .select('type')
    .where('id', '=', id)
    .where('player_id', '=', sessionOf(call).player.id)
    .executeTakeFirst();
  if (!own) return notFound();
  if (own.type === WITHDRAWAL && !call.brand.cancelWithdrawals)
    return successFalse(422, 'withdrawal_cannot_be_cancelled');
  return moneyCall(sandbox, call, async (tx) => {
    const at = sandbox.clock.date();
    const note = 'cancelled_by_player';
    const cancelled = await decidePayment(tx, { id, status: REJECTED, at, note, onlyPending: true });
    return cancelled
      ? plain(200, 'transaction_cancelled')
      : successFalse(422, 'transaction_cannot_be_cancelled');
  });
}
