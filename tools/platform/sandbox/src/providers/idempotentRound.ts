import { plain, type Reply } from '../contract/Reply.ts';
import { InsufficientFunds } from '../ledger/errors.ts';
import {
  idempotentReply,
  type KeyedCall,
  type MoneyEffect,
  type Refusal,
} from '../ledger/idempotentReply.ts';
import { LimitReached } from '../protection/LimitReached.ts';
import type { Sandbox } from '../Sandbox.ts';
import { RoundRefused } from './RoundRefused.ts';

const refusalOf: Refusal = (error) => {
  if (error instanceof InsufficientFunds) return plain(422, 'insufficient_balance');
  if (error instanceof RoundRefused) return plain(422, error.message);
  return error instanceof LimitReached ? plain(422, `${error.period}_bet_limit_exceeded`) : undefined;
};

/** The scopes of idempotency keys: a game's session, and a desk's page session. */
export const playScope = (sessionId: number) => `play:${sessionId}`;
export const pageScope = (sessionId: number) => `page:${sessionId}`;

/**
 * Plays a round, or a step of one, on a provider's page: in one transaction, once per key of the session.
 * Insufficient funds, the player's own limit and `RoundRefused` are final replies: 422.
 */
export const idempotentRound = (
  sandbox: Sandbox,
  call: Omit<KeyedCall, 'underWay'>,
  effect: MoneyEffect,
): Promise<Reply> => idempotentReply(sandbox, { ...call, underWay: 'round_under_way' }, effect, refusalOf);
