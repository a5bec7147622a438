import type { Transaction } from 'kysely';
import { successFalse, type Reply } from '../contract/Reply.ts';
import { holdAccount, walletAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import type { Player } from '../session/findSession.ts';
import type { Database } from '../store/Database.ts';
import type { ValidatedForm } from './checkForm.ts';
import { limitRefusal } from './limitRefusal.ts';
import { DEPOSIT, WITHDRAWAL, type PaymentMethod } from './PaymentMethod.ts';
import { DEPOSIT_DELAY, WITHDRAWAL_DELAY } from './settleDuePayments.ts';
import { APPROVED, PENDING, REJECTED } from './statuses.ts';

const MINUTE = 60_000;

export interface PaymentOpening extends ValidatedForm {
  player: Player;
  siteId: number;
  method: PaymentMethod;
  /** Whether the payment window makes the decision; otherwise the platform approves after a delay. */
  inWindow: boolean;
  now: Date;
}

/** The automatic decision and its time: an unfinished window expires, everything else is approved. */
function dueOf({ method, inWindow, now }: PaymentOpening) {
  const delay = method.type === WITHDRAWAL ? WITHDRAWAL_DELAY : DEPOSIT_DELAY;
  const wait = inWindow ? method.expire * MINUTE : delay;
  return { due_at: new Date(now.getTime() + wait), due_status: inWindow ? REJECTED : APPROVED };
}

async function insertPayment(tx: Transaction<Database>, opening: PaymentOpening) {
  const { player, siteId, method, amount, details, now } = opening;
  return tx
    .insertInto('payment_transaction')
    .values({
      player_id: player.id,
      site_id: siteId,
      type: method.type,
      payment_id: method.id,
      method: method.slug,
      status: PENDING,
      amount,
      currency: player.currency,
      details: JSON.stringify(details),
      manager_note: null,
      created_at: now,
      ...dueOf(opening),
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

async function hold(tx: Transaction<Database>, id: number, { player, amount, now }: PaymentOpening) {
  const wallet = await walletAccount(tx, player.id, 'main', player.currency);
  const held = await holdAccount(tx, player.id, player.currency);
  await post(tx, {
    kind: 'withdrawal',
    reference: `hold-${id}`,
    entries: [
      { accountId: wallet, amount: -amount },
      { accountId: held, amount },
    ],
    at: now,
  });
}

/**
 * Stores a pending deposit or withdrawal, in the caller's transaction; a withdrawal's amount is put on hold
 * immediately. Returns its id, or the refusal: a limit, or another pending payment.
 * @throws `InsufficientFunds` if the wallet doesn't cover the hold
 */
export async function openPayment(
  tx: Transaction<Database>,
  opening: PaymentOpening,
): Promise<{ id: number } | { refusal: Reply }> {
  const { player, method, amount, now } = opening;
  const deposit = { playerId: player.id, amount, now };
  const limited = method.type === DEPOSIT ? await limitRefusal(tx, deposit) : undefined;
  if (limited) return { refusal: limited };
  const inserted = await insertPayment(tx, opening);
  if (!inserted) return { refusal: successFalse(422, 'pending_transaction_exists') };
  if (method.type === WITHDRAWAL) await hold(tx, inserted.id, opening);
  return inserted;
}
