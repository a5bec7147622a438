import { sessionOf, type Call } from '../contract/Call.ts';
import { statusFalse, type Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import { InsufficientFunds } from './errors.ts';
import { idempotentReply, type MoneyEffect, type Refusal } from './idempotentReply.ts';

const INSUFFICIENT_BALANCE = 19;

const insufficient: Refusal = (error) =>
  error instanceof InsufficientFunds
    ? statusFalse(422, INSUFFICIENT_BALANCE, 'insufficient_balance')
    : undefined;

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
 * Runs the money effect of a player's request: once per `Idempotency-Key` (`idempotentReply`), or unconditionally if
 * the request has none. Insufficient funds are code 19 unless `refusal` returns another reply.
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
  const scope = `player:${sessionOf(call).player.id}`;
  const keyed = {
    scope,
    key,
    body: { operationId, params, query, body },
    underWay: 'request_under_way',
  } as const;
  return idempotentReply(sandbox, keyed, effect, refused);
}
