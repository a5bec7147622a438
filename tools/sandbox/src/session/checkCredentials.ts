import type { Credentials } from '@baize/api';
import { fieldErrors, statusFalse, successFalse, tooManyRequests, type Reply } from '../contract/Reply.ts';
import { isExcluded } from '../protection/exclusion.ts';
import type { Sandbox } from '../Sandbox.ts';
import { matchingStep } from './authenticator.ts';
import { captchaRefusal } from './captcha.ts';
import { LOGIN_WINDOW } from './constants.ts';
import type { Player } from './findSession.ts';
import { isPassword } from './password.ts';
import { clearUses, giveBackUse, takeUse } from './rateLimit.ts';
import { sendSmsCode, takeSmsCode } from './smsCode.ts';

export type Checked = { player: Player } | { refusal: Reply };

const WRONG = 'Username or Password is wrong';
/** One address may fail so many times more than one user name: families and offices share an address. */
const PER_ADDRESS = 6;

const refused = (refusal: Reply): Checked => ({ refusal });

async function authenticatorStep({ db, clock }: Sandbox, player: Player, code: string | undefined) {
  if (!player.totp_secret) return undefined;
  if (!code) return refused(statusFalse(422, 768, 'enter_authenticator_code'));
  const step = matchingStep(player.totp_secret, code, clock.now());
  const taken =
    step !== undefined &&
    (await db
      .updateTable('player')
      .set({ totp_last_step: step })
      .where('id', '=', player.id)
      .where('totp_last_step', '<', step)
      .returning('id')
      .executeTakeFirst());
  return taken
    ? undefined
    : refused(fieldErrors(422, { code: ['authenticator_code_wrong'] }, 'authenticator_code_wrong'));
}

async function smsStep(sandbox: Sandbox, player: Player, { sms_code: code, id }: Credentials) {
  if (!player.sms_login) return undefined;
  if (!code || !id)
    return refused(statusFalse(422, 770, 'enter_sms_code', await sendSmsCode(sandbox, player)));
  const result = await takeSmsCode(sandbox, player.id, id, code);
  if (result === 'taken') return undefined;
  const message = result === 'wrong' ? 'sms_code_wrong' : 'sms_code_expired';
  return refused(fieldErrors(422, { sms_code: [message] }, message));
}

/** A further step that is wanted is no failure; a wrong password or code is. */
const isFailure = ({ body }: Reply): boolean => typeof body === 'object' && body !== null && 'errors' in body;

async function checkSteps(sandbox: Sandbox, username: string, body: Credentials): Promise<Checked> {
  const player = await sandbox.db
    .selectFrom('player')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
  const known = await isPassword(body.password, player?.password_hash);
  if (!player || !known) return refused(fieldErrors(422, { username: [WRONG] }, WRONG));
  if (await isExcluded(sandbox.db, player.id, sandbox.clock.date()))
    return refused(successFalse(422, 'locked'));
  return (
    (await authenticatorStep(sandbox, player, body.code)) ??
    (await smsStep(sandbox, player, body)) ?? { player }
  );
}

/**
 * All steps of a login. An unknown user name, a wrong password and, while the limit stands, even the right one are
 * answered alike and in the same time.
 */
export async function checkCredentials(
  sandbox: Sandbox,
  body: Credentials,
  address: string,
): Promise<Checked> {
  const { db, clock, options } = sandbox;
  const username = body.username.trim().toLowerCase();
  const limits = [
    { key: `login:name:${username}`, limit: options.loginFailures, window: LOGIN_WINDOW },
    { key: `login:address:${address}`, limit: options.loginFailures * PER_ADDRESS, window: LOGIN_WINDOW },
  ] as const;
  const waits: number[] = [];
  for (const limit of limits) waits.push(await takeUse(db, limit, clock.date()));
  const wait = Math.max(...waits);
  if (wait > 0) return refused(tooManyRequests(wait));

  const captcha = await captchaRefusal(sandbox, body.turnstileToken);
  if (captcha) {
    for (const { key } of limits) await giveBackUse(db, key);
    return refused(captcha);
  }
  const checked = await checkSteps(sandbox, username, body);
  if ('refusal' in checked && isFailure(checked.refusal)) return checked;
  for (const { key } of limits) await giveBackUse(db, key);
  if ('player' in checked) await clearUses(db, limits[0].key);
  return checked;
}
