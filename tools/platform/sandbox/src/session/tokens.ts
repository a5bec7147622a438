import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { hashToken } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import { TOKEN_GRACE, TOKEN_LIFE } from './loginLimits.ts';

/** A session's origin, as in the player's list of sessions. */
export interface SessionOrigin {
  userAgent: string;
  ip: string;
}

export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** Opens a session for a player who has passed every step of the login. */
export async function openSession(
  sandbox: Sandbox,
  playerId: number,
  siteId: number,
  { userAgent, ip }: SessionOrigin,
): Promise<IssuedToken> {
  const now = sandbox.clock.date();
  const token = sandbox.secrets.token();
  const expiresAt = later(now, TOKEN_LIFE);
  await sandbox.db.transaction().execute(async (tx) => {
    const session = await tx
      .insertInto('session')
      .values({ player_id: playerId, site_id: siteId, created_at: now, ended_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('session_origin')
      .values({ session_id: session.id, user_agent: userAgent, ip })
      .execute();
    await insertToken(tx, token, session.id, expiresAt);
  });
  return { token, expiresAt };
}

async function insertToken(tx: Transaction<Database>, token: string, sessionId: number, expiresAt: Date) {
  await tx
    .insertInto('session_token')
    .values({ token_hash: hashToken(token), session_id: sessionId, expires_at: expiresAt, grace_until: null })
    .execute();
}

/** The secret key that successors are derived with. */
export async function tokenPepper({ settings, secrets }: Sandbox): Promise<string> {
  const known = await settings.get('token_pepper');
  if (known) return known;
  const pepper = secrets.token();
  await settings.set('token_pepper', pepper);
  return pepper;
}

/** A token's successor; the same old token always has the same one. */
const successorOf = (token: string, pepper: string) =>
  createHmac('sha256', pepper).update(token).digest('base64url');

const tokenRow = (tx: Transaction<Database>, token: string) =>
  tx.selectFrom('session_token').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst();

/**
 * Exchanges a token. The newest one gets a successor and stays valid for the grace period; an older one within its
 * grace period gets the session's newest token, so there is one live successor however many requests there are.
 * Undefined if the session has ended in the meantime.
 */
export async function rotateToken(
  sandbox: Sandbox,
  sessionId: number,
  token: string,
): Promise<IssuedToken | undefined> {
  const pepper = await tokenPepper(sandbox);
  const now = sandbox.clock.date();
  return sandbox.db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!session) return undefined;
    let current = token;
    let row = await tokenRow(tx, current);
    let steps = 0;
    while (row?.grace_until) {
      current = successorOf(current, pepper);
      row = await tokenRow(tx, current);
      steps += 1;
    }
    if (row && steps > 0) return { token: current, expiresAt: row.expires_at };
    await tx
      .updateTable('session_token')
      .set({ grace_until: later(now, TOKEN_GRACE) })
      .where('token_hash', '=', hashToken(current))
      .execute();
    const next = successorOf(current, pepper);
    const expiresAt = later(now, TOKEN_LIFE);
    await insertToken(tx, next, sessionId, expiresAt);
    return { token: next, expiresAt };
  });
}

/** Ends a session: its tokens become invalid, and the games it opened accept no more stakes. */
export async function endSession(db: Kysely<Database>, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export interface EndedSessions {
  playerId: number;
  now: Date;
  /** The session to keep. */
  except?: number;
}

/** Ends a player's sessions, all or all but one. */
export async function endSessions(
  db: Kysely<Database>,
  { playerId, now, except }: EndedSessions,
): Promise<void> {
  let ending = db
    .updateTable('session')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null);
  if (except !== undefined) ending = ending.where('id', '<>', except);
  await ending.execute();
}
