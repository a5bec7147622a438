import { plain, type Reply } from '../../contract/Reply.ts';
import { InsufficientFunds } from '../../ledger/errors.ts';
import { once, type OnceOutcome, type StoredReply } from '../../ledger/once.ts';
import { LimitReached } from '../../protection/LimitReached.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { Stake } from './Desk.ts';
import type { PageSession } from './pageSession.ts';

export interface StakeRequest {
  session: PageSession;
  key: string;
  /** The call and its body: what the key stands for. */
  body: unknown;
}

const BLOCKED: Record<Exclude<OnceOutcome['outcome'], 'reply'>, Reply> = {
  mismatch: plain(422, 'idempotency_key_reused'),
  inFlight: plain(409, 'round_under_way'),
};

const refusal = (message: string): StoredReply => ({ status: 422, text: JSON.stringify({ message }) });

function refusalOf(error: unknown): StoredReply | undefined {
  if (error instanceof InsufficientFunds) return refusal('insufficient_balance');
  return error instanceof LimitReached ? refusal(`${error.period}_bet_limit_exceeded`) : undefined;
}

/** Stakes money on a provider's page once per key; stake and remembered reply commit together. */
export async function stakeOnce(
  { db, clock, secrets }: Sandbox,
  { session, key, body }: StakeRequest,
  stake: Stake,
): Promise<Reply> {
  const request = { scope: `page:${session.id}`, key, body, claim: secrets.id(), now: clock.date() };
  const effect = async (tx: Parameters<Stake>[0]): Promise<StoredReply> => {
    const { status, body: reply } = await stake(tx);
    return { status, text: JSON.stringify(reply) };
  };
  const result = await once(db, request, effect, refusalOf);
  if (result.outcome !== 'reply') return BLOCKED[result.outcome];
  const { status, text } = result.reply;
  const headers = result.replayed ? { 'idempotent-replayed': 'true' } : undefined;
  return { status, body: undefined, text, headers };
}
