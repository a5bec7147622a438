import type { VerificationToggle } from '@baize/api';
import type { Kysely } from 'kysely';
import { Secret } from 'otpauth';
import type { Sandbox } from '../Sandbox.ts';
import type { Player } from '../session/findSession.ts';
import type { Database } from '../store/Database.ts';

/** 160 bits, as the authenticator apps expect. */
const SECRET_BYTES = 20;

const secretRow = (db: Kysely<Database>, playerId: number) =>
  db.selectFrom('authenticator_secret').select('secret').where('player_id', '=', playerId);

/** Whether a player has set up an authenticator, whether or not login requires it. */
export async function hasAuthenticator(db: Kysely<Database>, playerId: number): Promise<boolean> {
  return (await secretRow(db, playerId).executeTakeFirst()) !== undefined;
}

const setLoginSecret = (db: Kysely<Database>, playerId: number, secret: string | null) =>
  db
    .updateTable('player')
    .set({ totp_secret: secret, totp_last_step: 0 })
    .where('id', '=', playerId)
    .execute();

/** Sets up an authenticator and returns its base32 secret; undefined if there already is one. */
export async function enableTwoFactor(
  { db, clock, secrets }: Sandbox,
  playerId: number,
): Promise<string | undefined> {
  const bytes = Uint8Array.from(Buffer.from(secrets.token(), 'base64url').subarray(0, SECRET_BYTES));
  const secret = new Secret({ buffer: bytes.buffer }).base32;
  return db.transaction().execute(async (tx) => {
    const created = await tx
      .insertInto('authenticator_secret')
      .values({ player_id: playerId, secret, created_at: clock.date() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('secret')
      .executeTakeFirst();
    if (created) await setLoginSecret(tx, playerId, secret);
    return created?.secret;
  });
}

/** Removes a player's authenticator; false if there was none. */
export function disableTwoFactor({ db }: Sandbox, playerId: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('authenticator_secret')
      .where('player_id', '=', playerId)
      .returning('player_id')
      .executeTakeFirst();
    if (gone) await setLoginSecret(tx, playerId, null);
    return gone !== undefined;
  });
}

/** Turns a login code on or off. Returns the message of the refusal, or undefined. */
export async function toggleVerification(
  { db }: Sandbox,
  player: Player,
  { type, verified }: VerificationToggle,
): Promise<string | undefined> {
  const on = Number(verified) === 1;
  if (type === 'sms') {
    if (on && !player.phone_verified) return 'verify_your_phone_first';
    await db.updateTable('player').set({ sms_login: on }).where('id', '=', player.id).execute();
    return undefined;
  }
  const row = await secretRow(db, player.id).executeTakeFirst();
  if (on && !row) return 'two_factor_not_enabled';
  const secret = on ? (row?.secret ?? null) : null;
  await db.updateTable('player').set({ totp_secret: secret }).where('id', '=', player.id).execute();
  return undefined;
}
