import type { Transaction } from 'kysely';
import { plain, type Reply } from '../contract/Reply.ts';
import { InsufficientFunds } from '../ledger/errors.ts';
import { once, type OnceOutcome, type StoredReply } from '../ledger/once.ts';
import { LimitReached } from '../protection/LimitReached.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import { RoundRefused } from './RoundRefused.ts';

export interface OnceRound {
  sessionId: number;
  key: string;
  /** What the key stands for. */
  body: unknown;
}

const REFUSALS: Record<Exclude<OnceOutcome['outcome'], 'reply'>, Reply> = {
  mismatch: plain(422, 'idempotency_key_reused'),
  inFlight: plain(409, 'round_under_way'),
};

const refusal = (message: string): StoredReply => ({ status: 422, text: JSON.stringify({ message }) });

function refusalOf(error: unknown): StoredReply | undefined {
  if (error instanceof InsufficientFunds) return refusal('insufficient_balance');
  if (error instanceof RoundRefused) return refusal(error.message);
  return error instanceof LimitReached ? refusal(`${error.period}_bet_limit_exceeded`) : undefined;
}

/**
 * Does a step of a game in one transaction, once per key of the session, and answers with what it came to. No funds, the
 * player's own limit and `RoundRefused` are final answers: 422.
 */
export async function roundOnce(
  { db, clock, secrets }: Sandbox,
  { sessionId, key, body }: OnceRound,
  effect: (tx: Transaction<Database>) => Promise<Record<string, unknown>>,
): Promise<Reply> {
  const request = { scope: `play:${sessionId}`, key, body, claim: secrets.id(), now: clock.date() };
  const stored = async (tx: Transaction<Database>): Promise<StoredReply> => ({
    status: 200,
    text: JSON.stringify(await effect(tx)),
  });
  const result = await once(db, request, stored, refusalOf);
  if (result.outcome !== 'reply') return REFUSALS[result.outcome];
  const { status, text } = result.reply;
  return {
    status,
    body: undefined,
    text,
    headers: result.replayed ? { 'idempotent-replayed': 'true' } : undefined,
  };
}
