import { fieldErrors, ok, successFalse, tooManyRequests, type Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import { SMS_PAUSE } from './loginLimits.ts';
import { takeUse } from './rateLimit.ts';
import { sendSmsCode } from './smsCode.ts';

/** The maximum age of a step for resending its code, ms; later a new login is needed. */
const STEP_LIFE = 15 * 60_000;
/** The number of resends per player and hour. */
const RESENDS = 5;
const HOUR = 3_600_000;

const OVER = 'sms_code_expired';

/** Replaces a login's SMS step by a new one with a new code, at most once in 60 s (spec 1/9.session/3). */
export async function resendSms(sandbox: Sandbox, id: string): Promise<Reply> {
  const { db, clock } = sandbox;
  const now = clock.now();
  const step = await db
    .selectFrom('sms_challenge')
    .innerJoin('player', 'player.id', 'sms_challenge.player_id')
    .selectAll('player')
    .select('sms_challenge.created_at as sent_at')
    .where('sms_challenge.id', '=', id)
    .where('sms_challenge.used_at', 'is', null)
    .where('sms_challenge.created_at', '>', new Date(now - STEP_LIFE))
    .executeTakeFirst();
  if (!step) return fieldErrors(422, { id: [OVER] }, OVER);
  const wait = step.sent_at.getTime() + SMS_PAUSE - now;
  if (wait > 0) return tooManyRequests(wait / 1000);
  const limit = { key: `sms-resend:${step.id}`, limit: RESENDS, window: HOUR };
  if ((await takeUse(db, limit, clock.date())) > 0) return successFalse(422, 'Max send attempts reached');
  const next = await sendSmsCode(sandbox, step);
  await db
    .updateTable('sms_challenge')
    .set({ used_at: clock.date() })
    .where('id', '=', id)
    .where('id', '<>', next)
    .execute();
  return ok({ id: next, message: 'Verification code has been sent to your phone' });
}
