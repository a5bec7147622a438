import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/Database.ts';

/** A reply as stored: text, so that a replay is identical byte for byte. */
export interface StoredReply {
  status: number;
  text: string;
}

export interface IdempotentRequest {
  /** The key's owner: two players may use the same key. */
  scope: string;
  key: string;
  body: unknown;
  /** Identifies this attempt; an attempt whose claim was taken over can't complete. */
  claim: string;
  now: Date;
}

export type IdempotentOutcome =
  | { outcome: 'reply'; reply: StoredReply; replayed: boolean }
  /** The key was used with another body: 422. */
  | { outcome: 'mismatch' }
  /** The first request is still in progress: 409. */
  | { outcome: 'inFlight' };

/** After this time, ms, a claim without a reply is considered abandoned by a dead process. */
const CLAIM_LIFE = 60_000;

const fingerprint = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');

const rowOf = (db: Kysely<Database>, { scope, key }: IdempotentRequest) =>
  db.selectFrom('idempotency').selectAll().where('scope', '=', scope).where('key', '=', key);

async function insertClaim(db: Kysely<Database>, request: IdempotentRequest): Promise<boolean> {
  const { scope, key, body, claim, now } = request;
  const inserted = await db
    .insertInto('idempotency')
    .values({ scope, key, body_hash: fingerprint(body), claim, claimed_at: now, status: null, reply: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The outcome of an earlier request with this key; undefined if this one may run. */
async function earlierOutcome(
  db: Kysely<Database>,
  request: IdempotentRequest,
): Promise<IdempotentOutcome | undefined> {
  const row = await rowOf(db, request).executeTakeFirst();
  if (!row) return { outcome: 'inFlight' };
  if (row.body_hash !== fingerprint(request.body)) return { outcome: 'mismatch' };
  if (row.reply !== null && row.status !== null) {
    return { outcome: 'reply', reply: { status: row.status, text: row.reply }, replayed: true };
  }
  if (request.now.getTime() - row.claimed_at.getTime() < CLAIM_LIFE) return { outcome: 'inFlight' };
  const taken = await db
    .updateTable('idempotency')
    .set({ claim: request.claim, claimed_at: request.now })
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .where('claim', '=', row.claim)
    .where('reply', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return taken ? undefined : { outcome: 'inFlight' };
}

async function finish(
  db: Kysely<Database>,
  { scope, key, claim }: IdempotentRequest,
  reply: StoredReply,
): Promise<void> {
  const finished = await db
    .updateTable('idempotency')
    .set({ status: reply.status, reply: reply.text })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .returning('key')
    .executeTakeFirst();
  if (!finished)
    throw new Error(`The claim on key ${key} was taken over by another attempt; this one was rolled back.`);
}

async function release(db: Kysely<Database>, { scope, key, claim }: IdempotentRequest): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('reply', 'is', null)
    .execute();
}

/**
 * Runs an effect once per key. The effect and the stored reply commit together, so a crash keeps both or
 * neither. `refusal` turns an error that is a final result (insufficient funds) into the reply to store; any
 * other error releases the key and is rethrown.
 */
export async function withIdempotencyKey(
  db: Kysely<Database>,
  request: IdempotentRequest,
  effect: (tx: Transaction<Database>) => Promise<StoredReply>,
  refusal: (error: unknown) => StoredReply | undefined,
): Promise<IdempotentOutcome> {
  if (!(await insertClaim(db, request))) {
    const earlier = await earlierOutcome(db, request);
    if (earlier) return earlier;
  }
  try {
    const reply = await db.transaction().execute(async (tx) => {
      const done = await effect(tx);
      await finish(tx, request, done);
      return done;
    });
    return { outcome: 'reply', reply, replayed: false };
  } catch (error) {
    const refused = refusal(error);
    if (!refused) {
      await release(db, request);
      throw error;
    }
    await finish(db, request, refused);
    return { outcome: 'reply', reply: refused, replayed: false };
  }
}
