import type { RovpayAccount, RovpayConfirmation, RovpayDetails } from '@baize/api';
import type { Transaction } from 'kysely';
import { sessionOf, type Call } from '../contract/Call.ts';
import { badRequest, fieldErrors, notFound, ok, plain, successFalse, type Reply } from '../contract/Reply.ts';
import { moneyCall } from '../ledger/moneyCall.ts';
import { formatMoney, parseMoney } from '../money.ts';
import { hashToken, seededInt } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import { amountFault } from './checkForm.ts';
import { ROVPAY_ID } from './depositMethods.ts';
import { limitRefusal } from './limitRefusal.ts';
import { methodsOf } from './methodsOf.ts';
import { DEPOSIT, type PaymentMethod } from './PaymentMethod.ts';
import { openPayment } from './openPayment.ts';
import { paymentRightsRefusal } from './paymentRightsRefusal.ts';
import { OPEN_STATUSES } from './statuses.ts';

const MINUTE = 60_000;
const ACCOUNT_NAME = 'Rovpay Ödeme Hizmetleri';
const FIRST_ACCOUNT = 1_840_021_000;
const ACCOUNTS = 1000;

const methodOf = ({ brand }: Call): PaymentMethod | undefined =>
  methodsOf(brand, DEPOSIT).find(({ id }) => id === ROVPAY_ID);

function amountOf(method: PaymentMethod, asked: unknown): bigint | Reply {
  const text = String(asked).trim();
  const amount = parseMoney(text);
  const fault = text === '' ? 'write_amount' : amountFault(method, amount);
  return fault || amount === undefined ? fieldErrors(422, { amount: [fault ?? 'write_amount'] }) : amount;
}

async function hasPending(tx: Transaction<Database>, playerId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('payment_transaction')
    .select('id')
    .where('player_id', '=', playerId)
    .where('type', '=', DEPOSIT)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
  return found !== undefined;
}

/** Step one: the account to pay to, and a one-time token for this player and amount. */
export async function openRovpayAccount(sandbox: Sandbox, call: Call): Promise<Reply> {
  const method = methodOf(call);
  if (!method) return notFound();
  const { player } = sessionOf(call);
  const barred = await paymentRightsRefusal(sandbox.db, player, DEPOSIT);
  if (barred) return barred;
  const amount = amountOf(method, (call.body as RovpayDetails).amount);
  if (typeof amount !== 'bigint') return amount;
  return moneyCall(sandbox, call, async (tx) => {
    const limited = await limitRefusal(tx, { playerId: player.id, amount, now: sandbox.clock.date() });
    if (limited) return limited;
    if (await hasPending(tx, player.id)) return successFalse(422, 'pending_transaction_exists');
    const { secrets, clock, seed } = sandbox;
    const token = secrets.token();
    const refId = `RP-${secrets.id()}`;
    const accountId = String(FIRST_ACCOUNT + seededInt(seed, ACCOUNTS, 'rovpay', player.id));
    const { id } = await tx
      .insertInto('rovpay_request')
      .values({
        player_id: player.id,
        token_hash: hashToken(token),
        ref_id: refId,
        account_id: accountId,
        amount,
        created_at: clock.date(),
        used_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const accountBarcode = `rovpay:${accountId}?amount=${formatMoney(amount)}&ref=${refId}`;
    const account = { accountBarcode, accountName: ACCOUNT_NAME, accountId };
    return ok({ account, id, refId, token } satisfies RovpayAccount);
  });
}

/** Consumes a request; undefined if it's another player's, for another amount, expired, or used. */
async function takeRequest(
  { clock }: Sandbox,
  tx: Transaction<Database>,
  { paparaId, paparaRefId, paparaToken }: RovpayConfirmation,
  { playerId, amount, expire }: { playerId: number; amount: bigint; expire: number },
) {
  const now = clock.date();
  return tx
    .updateTable('rovpay_request')
    .set({ used_at: now })
    .where('id', '=', Number(paparaId))
    .where('ref_id', '=', paparaRefId)
    .where('token_hash', '=', hashToken(paparaToken))
    .where('player_id', '=', playerId)
    .where('amount', '=', amount)
    .where('created_at', '>', new Date(now.getTime() - expire * MINUTE))
    .where('used_at', 'is', null)
    .returning(['id', 'account_id'])
    .executeTakeFirst();
}

class Refused extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super('A Rovpay deposit was refused.');
    this.reply = reply;
  }
}

/**
 * Step two: the player confirms the payment, and the deposit waits for approval. A refusal doesn't consume
 * the token.
 */
export async function confirmRovpayDeposit(sandbox: Sandbox, call: Call): Promise<Reply> {
  const method = methodOf(call);
  const body = call.body as RovpayConfirmation;
  if (!method || Number(body.paymentId) !== ROVPAY_ID) return badRequest();
  const amount = amountOf(method, body.amount);
  if (typeof amount !== 'bigint') return amount;
  const { player } = sessionOf(call);
  const barred = await paymentRightsRefusal(sandbox.db, player, DEPOSIT);
  if (barred) return barred;
  const effect = async (tx: Transaction<Database>) => {
    const { expire } = method;
    const taken = await takeRequest(sandbox, tx, body, { playerId: player.id, amount, expire });
    if (!taken) throw new Refused(successFalse(400, 'rovpay_request_not_found'));
    const details = { account: taken.account_id, name: body.name, surname: body.surname };
    const now = sandbox.clock.date();
    const { siteId } = call.brand;
    const opened = await openPayment(tx, { player, siteId, method, amount, details, inWindow: false, now });
    if ('refusal' in opened) throw new Refused(opened.refusal);
    return plain(200, 'deposit_request_received');
  };
  return moneyCall(sandbox, call, effect, (error) => (error instanceof Refused ? error.reply : undefined));
}
