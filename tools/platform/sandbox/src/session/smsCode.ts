import { hashToken, seededInt } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import { SMS_ATTEMPTS, SMS_LIFE, SMS_PAUSE } from './loginLimits.ts';
import type { Player } from './findSession.ts';
import { isSame } from './isSame.ts';

const CODES = 1_000_000;

const textFor = (code: string) => `Baize: ${code}. Giriş kodunuz / your login code. 5 dk / 5 min.`;

const recentChallenge = ({ db, clock }: Sandbox, playerId: number, within: number) =>
  db
    .selectFrom('sms_challenge')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('created_at', '>', new Date(clock.now() - within))
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/**
 * Sends a code to the player's phone and returns the step's id; within the pause it returns the existing one.
 */
export async function sendSmsCode(sandbox: Sandbox, player: Player): Promise<string> {
  const recent = await recentChallenge(sandbox, player.id, SMS_PAUSE);
  if (recent && recent.attempts < SMS_ATTEMPTS) return recent.id;
  const now = sandbox.clock.date();
  const id = sandbox.secrets.id();
  return sandbox.db.transaction().execute(async (tx) => {
    const { count } = await tx
      .selectFrom('sms_challenge')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    const code = String(seededInt(sandbox.seed, CODES, 'sms', player.id, Number(count))).padStart(6, '0');
    await tx
      .insertInto('sms_challenge')
      .values({
        id,
        player_id: player.id,
        code_hash: hashToken(`${id}:${code}`),
        created_at: now,
        used_at: null,
      })
      .execute();
    await tx
      .insertInto('outbox')
      .values({
        kind: 'sms',
        recipient: player.phone ?? '',
        player_id: player.id,
        text: textFor(code),
        created_at: now,
      })
      .execute();
    return id;
  });
}

/** Consumes the code of an SMS step: once, at most five attempts, within five minutes. */
export async function takeSmsCode(
  { db, clock }: Sandbox,
  playerId: number,
  id: string,
  code: string,
): Promise<'taken' | 'wrong' | 'dead'> {
  const challenge = await db
    .updateTable('sms_challenge')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .where('attempts', '<', SMS_ATTEMPTS)
    .where('created_at', '>', new Date(clock.now() - SMS_LIFE))
    .returning('code_hash')
    .executeTakeFirst();
  if (!challenge) return 'dead';
  if (!isSame(challenge.code_hash, hashToken(`${id}:${code}`))) return 'wrong';
  const used = await db
    .updateTable('sms_challenge')
    .set({ used_at: clock.date() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used ? 'taken' : 'dead';
}
