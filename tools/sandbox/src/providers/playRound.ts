import type { Transaction } from 'kysely';
import { plain, type Reply } from '../contract/Reply.ts';
import { InsufficientFunds } from '../ledger/errors.ts';
import { once, type OnceOutcome, type StoredReply } from '../ledger/once.ts';
import { formatMoney } from '../money.ts';
import { LimitReached } from '../protection/LimitReached.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import type { PlaySession } from './playSession.ts';
import { settleRound } from './settleRound.ts';

/** What a round came to: the win in minor units, and what the page needs to show it. */
export interface Drawing {
  win: bigint;
  outcome: Record<string, unknown>;
}

export interface RoundRequest {
  session: PlaySession;
  key: string;
  body: unknown;
  stake: bigint;
  /** Draws the nth round of the session. */
  draw: (seed: string, round: number) => Drawing;
}

const REFUSALS: Record<Exclude<OnceOutcome['outcome'], 'reply'>, Reply> = {
  mismatch: plain(422, 'idempotency_key_reused'),
  inFlight: plain(409, 'round_under_way'),
};

const refusal = (message: string): StoredReply => ({ status: 422, text: JSON.stringify({ message }) });

function refusalOf(error: unknown): StoredReply | undefined {
  if (error instanceof InsufficientFunds) return refusal('insufficient_balance');
  return error instanceof LimitReached ? refusal(`${error.period}_bet_limit_exceeded`) : undefined;
}

async function nextRound(tx: Transaction<Database>, sessionId: number): Promise<number> {
  const { rounds } = await tx
    .updateTable('play_session')
    .set((eb) => ({ rounds: eb('rounds', '+', 1) }))
    .where('id', '=', sessionId)
    .returning('rounds')
    .executeTakeFirstOrThrow();
  return rounds;
}

/** Plays one round: drawn, settled, written down and remembered in one transaction, once per key. */
export async function playRound(
  sandbox: Sandbox,
  { session, key, body, stake, draw }: RoundRequest,
): Promise<Reply> {
  const { db, clock, secrets } = sandbox;
  const request = { scope: `play:${session.id}`, key, body, claim: secrets.id(), now: clock.date() };
  const effect = async (tx: Transaction<Database>): Promise<StoredReply> => {
    const round = await nextRound(tx, session.id);
    const { win, outcome } = draw(session.seed, round);
    const reference = `${session.id}-${round}`;
    const balance = await settleRound(tx, { session, reference, stake, win, at: clock.date() });
    const money = { stake: formatMoney(stake), win: formatMoney(win), balance: formatMoney(balance) };
    return { status: 200, text: JSON.stringify({ round: reference, ...outcome, ...money }) };
  };
  const result = await once(db, request, effect, refusalOf);
  if (result.outcome !== 'reply') return REFUSALS[result.outcome];
  const { status, text } = result.reply;
  return {
    status,
    body: undefined,
    text,
    headers: result.replayed ? { 'idempotent-replayed': 'true' } : undefined,
  };
}
