import type { Transaction } from 'kysely';
import { plain, type Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import { withIdempotencyKey, type StoredReply } from './withIdempotencyKey.ts';

/** The reply for an error that is a final result; undefined for any other error. */
export type Refusal = (error: unknown) => Reply | undefined;
/** The money movements of a request, in one transaction. Throwing rolls it back. */
export type MoneyEffect = (tx: Transaction<Database>) => Promise<Reply>;

export interface KeyedCall {
  /** The key's owner. */
  scope: string;
  key: string;
  /** The request body that the key identifies. */
  body: unknown;
  /** The message of a second request while the first is in progress. */
  underWay: 'request_under_way' | 'round_under_way';
}

const toStored = ({ status, body }: Reply): StoredReply => ({ status, text: JSON.stringify(body) });

/**
 * Runs a request that moves money once per key; the effect and the stored reply commit together. The same key
 * with the same body replays the first reply, with another body gets 422, and while the first request is in
 * progress 409. Replies of `refusal` are stored, too; any other error releases the key and is rethrown.
 */
export async function idempotentReply(
  { db, clock, secrets }: Sandbox,
  { underWay, ...call }: KeyedCall,
  effect: MoneyEffect,
  refusal: Refusal,
): Promise<Reply> {
  let fresh: Reply | undefined;
  const result = await withIdempotencyKey(
    db,
    { ...call, claim: secrets.id(), now: clock.date() },
    async (tx) => toStored((fresh = await effect(tx))),
    (error) => {
      fresh = refusal(error);
      return fresh && toStored(fresh);
    },
  );
  if (result.outcome === 'mismatch') return plain(422, 'idempotency_key_reused');
  if (result.outcome === 'inFlight') return plain(409, underWay);
  if (!result.replayed && fresh) return fresh;
  const { status, text } = result.reply;
  return { status, body: undefined, text, headers: { 'idempotent-replayed': 'true' } };
}
