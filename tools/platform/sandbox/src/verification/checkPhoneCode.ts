import type { PhoneCheck } from '@baize/api';
import type { Selectable } from 'kysely';
import { ok, successFalse, type Reply } from '../contract/Reply.ts';
import { hashToken } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import { isSame } from '../session/isSame.ts';
import { isUniqueViolation } from '../store/isUniqueViolation.ts';
import type { PhoneVerificationTable } from '../store/tables/account.ts';
import { PHONE_TAKEN } from './sendPhoneCode.ts';

/** The number of attempts per code, and its lifetime, ms. */
const ATTEMPTS = 5;
const CODE_LIFE = 10 * 60_000;

type Step = Selectable<PhoneVerificationTable>;

/** Counts an attempt before checking it, so that concurrent attempts can't exceed the limit. */
const countTry = ({ db }: Sandbox, id: string) =>
  db
    .updateTable('phone_verification')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('attempts', '<', ATTEMPTS)
    .returningAll()
    .executeTakeFirst();

/**
 * Sets the player's verified phone; false if the step was used in the meantime.
 * @throws if another player has the phone
 */
function verify({ db, clock }: Sandbox, step: Step): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable('phone_verification')
      .set({ used_at: clock.date() })
      .where('id', '=', step.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!used) return false;
    await tx
      .updateTable('player')
      .set({ phone: step.phone, phone_verified: true })
      .where('id', '=', step.player_id)
      .execute();
    return true;
  });
}

/** Consumes a phone verification's code: once, at most five attempts, within ten minutes. */
export async function checkPhoneCode(
  sandbox: Sandbox,
  playerId: number,
  { id, code }: PhoneCheck,
): Promise<Reply> {
  const oldest = new Date(sandbox.clock.now() - CODE_LIFE);
  const known = await sandbox.db
    .selectFrom('phone_verification')
    .select('id')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .where('created_at', '>', oldest)
    .executeTakeFirst();
  if (!known) return successFalse(400, 'verification_id_not_found');
  const step = await countTry(sandbox, id);
  if (!step) return successFalse(429, 'Max check attempts reached');
  if (!isSame(step.code_hash, hashToken(`${id}:${code}`)))
    return successFalse(400, 'incorrect_verification_code');
  try {
    return (await verify(sandbox, step))
      ? ok({ success: true, data: { message: 'Phone number successfully verified' } })
      : successFalse(400, 'verification_id_not_found');
  } catch (error) {
    if (isUniqueViolation(error)) return successFalse(400, PHONE_TAKEN);
    throw error;
  }
}
