import type { Transaction } from 'kysely';
import { sessionOf, type Call } from '../contract/Call.ts';
import { plain, statusFalse, type Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import { InsufficientFunds } from './errors.ts';
import { once, type OnceOutcome, type StoredReply } from './once.ts';

/** An error that is a final answer, as the reply it stands for; undefined when it is none. */
export type Refusal = (error: unknown) => Reply | undefined;
/** What a call does to the money, within one transaction. Throwing undoes all of it. */
export type MoneyEffect = (tx: Transaction<Database>) => Promise<Reply>;

const INSUFFICIENT_BALANCE = 19;

const BLOCKED: Record<Exclude<OnceOutcome['outcome'], 'reply'>, Reply> = {
  mismatch: plain(422, 'idempotency_key_reused'),
  inFlight: plain(409, 'request_under_way'),
};

const insufficient: Refusal = (error) =>
  error instanceof InsufficientFunds
    ? statusFalse(422, INSUFFICIENT_BALANCE, 'insufficient_balance')
    : undefined;

const toStored = ({ status, body }: Reply): StoredReply => ({ status, text: JSON.stringify(body) });

async function runBare({ db }: Sandbox, effect: MoneyEffect, refused: Refusal): Promise<Reply> {
  try {
    return await db.transaction().execute(effect);
  } catch (error) {
    const reply = refused(error);
    if (reply) return reply;
    throw error;
  }
}

/**
 * Runs the money effect of a player's call: once per `Idempotency-Key`, or simply once when the call has none. The same
 * key with the same call answers the first reply again, with another call 422, while the first is under way 409. Missing
 * funds are refused with code 19 (document 3 section 8) unless `refusal` answers otherwise; any other error frees the key
 * and is thrown on.
 */
export async function moneyCall(
  sandbox: Sandbox,
  call: Call,
  effect: MoneyEffect,
  refusal?: Refusal,
): Promise<Reply> {
  const refused: Refusal = (error) => refusal?.(error) ?? insufficient(error);
  const key = call.headers['idempotency-key'];
  if (key === undefined) return runBare(sandbox, effect, refused);
  const { operationId, params, query, body } = call;
  let fresh: Reply | undefined;
  const request = {
    scope: `player:${sessionOf(call).player.id}`,
    key,
    body: { operationId, params, query, body },
    claim: sandbox.secrets.id(),
    now: sandbox.clock.date(),
  };
  const result = await once(
    sandbox.db,
    request,
    async (tx) => toStored((fresh = await effect(tx))),
    (error) => {
      fresh = refused(error);
      return fresh && toStored(fresh);
    },
  );
  if (result.outcome !== 'reply') return BLOCKED[result.outcome];
  const { status, text } = result.reply;
  if (!result.replayed && fresh) return fresh;
  return { status, body: undefined, text, headers: { 'idempotent-replayed': 'true' } };
}
