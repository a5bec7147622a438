import type { Transaction } from 'kysely';
import { plain, type Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import { once, type StoredReply } from './once.ts';

/** An error that is a final answer, as the reply it stands for; undefined when it is none. */
export type Refusal = (error: unknown) => Reply | undefined;
/** What a call does to the money, within one transaction. Throwing undoes all of it. */
export type MoneyEffect = (tx: Transaction<Database>) => Promise<Reply>;

export interface KeyedCall {
  /** Whose key it is. */
  scope: string;
  key: string;
  /** What the key stands for. */
  body: unknown;
  /** What a second call is told while the first is under way. */
  underWay: 'request_under_way' | 'round_under_way';
}

const toStored = ({ status, body }: Reply): StoredReply => ({ status, text: JSON.stringify(body) });

/**
 * Answers a call that moves money once per key; effect and remembered reply commit together. The same key with the same body
 * answers the first reply again, with another body 422, while the first is under way 409. What `refusal` knows is an
 * answer, too; any other error frees the key and is thrown on.
 */
export async function replyOnce(
  { db, clock, secrets }: Sandbox,
  { underWay, ...call }: KeyedCall,
  effect: MoneyEffect,
  refusal: Refusal,
): Promise<Reply> {
  let fresh: Reply | undefined;
  const result = await once(
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
