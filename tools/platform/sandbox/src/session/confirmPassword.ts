import { fieldErrors, tooManyRequests, type Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import { LOGIN_WINDOW } from './loginLimits.ts';
import type { Player } from './findSession.ts';
import { isPassword } from './password.ts';
import { giveBackUse, takeUse } from './rateLimit.ts';

const WRONG = 'current_password_wrong';

/**
 * Checks the password of a logged-in player: undefined if it's right, otherwise the refusal with the field's name.
 * Wrong ones count like failed logins, so that a stolen session doesn't help to guess it.
 */
export async function confirmPassword(
  { db, clock, options }: Sandbox,
  player: Player,
  { field, password }: { field: string; password: string },
): Promise<Reply | undefined> {
  const limit = { key: `password:${player.id}`, limit: options.loginFailures, window: LOGIN_WINDOW };
  const wait = await takeUse(db, limit, clock.date());
  if (wait > 0) return tooManyRequests(wait);
  if (!(await isPassword(password, player.password_hash)))
    return fieldErrors(422, { [field]: [WRONG] }, WRONG);
  await giveBackUse(db, limit.key);
  return undefined;
}
