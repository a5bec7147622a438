import type { Credentials } from '@baize/api';
import { networkOf } from '@baize/http';
import { fieldErrors, statusFalse, successFalse, tooManyRequests, type Reply } from '../contract/Reply.ts';
import { isExcluded } from '../protection/exclusion.ts';
import type { Sandbox } from '../Sandbox.ts';
import { matchingStep } from './authenticator.ts';
import { captchaRefusal } from './captcha.ts';
import { LOGIN_WINDOW } from './loginLimits.ts';
import type { Player } from './findSession.ts';
import { isPassword } from './password.ts';
import { clearUses, giveBackUse, takeUse } from './rateLimit.ts';
import { sendSmsCode, takeSmsCode } from './smsCode.ts';

export type Checked = { player: Player } | { refusal: Reply };

const WRONG = 'Username or Password is wrong';
/**
 * The limit of failures from one IP address with all user names together, as a multiple of the limit per name, since
 * families and offices share an address.
 */
const PER_ADDRESS = 6;
/**
 * After this multiple of failures with one user name, from all IP addresses together, every login with it gets slower.
 */
const SLOW_AFTER = 4;
const SLOW_DOWN_MS = 2000;

const refused = (refusal: Reply): Checked => ({ refusal });

/**
 * There are few possible codes, so an attacker with the password must not be able to try them from many IP addresses.
 */
async function authenticatorStep(sandbox: Sandbox, player: Player, code: string | undefined) {
  const { db, clock, options } = sandbox;
  if (!player.totp_secret) return undefined;
  if (!code) return refused(statusFalse(422, 768, 'enter_authenticator_code'));
  const limit = { key: `login:code:${player.id}`, limit: options.loginFailures, window: LOGIN_WINDOW };
  const wait = await takeUse(db, limit, clock.date());
  if (wait > 0) return refused(tooManyRequests(wait));
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
  if (!taken)
    return refused(fieldErrors(422, { code: ['authenticator_code_wrong'] }, 'authenticator_code_wrong'));
  await giveBackUse(db, limit.key);
  return undefined;
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

/** A request for a further step isn't a failure; a wrong password or code is. */
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
 * The limits of failed logins: with this name from this IP address, from this address, and with this name from any
 * address.
 */
function limitsOf({ options }: Sandbox, username: string, network: string) {
  const limitOf = (key: string, times = 1) => ({
    key: `login:${key}`,
    limit: options.loginFailures * times,
    window: LOGIN_WINDOW,
  });
  return {
    pair: limitOf(`both:${network}:${username}`),
    network: limitOf(`address:${network}`, PER_ADDRESS),
    everywhere: limitOf(`name:${username}`, SLOW_AFTER),
  };
}

/**
 * All steps of a login (ADR 22). An unknown user name, a wrong password and, while this address is limited, even the
 * right one get the same reply in the same time. Failures from other addresses don't block a login: they slow down all
 * logins with that user name, right or wrong.
 */
export async function checkCredentials(
  sandbox: Sandbox,
  body: Credentials,
  address: string,
): Promise<Checked> {
  const { db, clock, pause } = sandbox;
  const username = body.username.trim().toLowerCase();
  const { pair, network, everywhere } = limitsOf(sandbox, username, networkOf(address));
  const waits = [await takeUse(db, pair, clock.date()), await takeUse(db, network, clock.date())];
  const wait = Math.max(...waits);
  if (wait > 0) return refused(tooManyRequests(wait));
  if ((await takeUse(db, everywhere, clock.date())) > 0) await pause(SLOW_DOWN_MS);

  const captcha = await captchaRefusal(sandbox, body.turnstileToken);
  const checked = captcha ? refused(captcha) : await checkSteps(sandbox, username, body);
  if (!captcha && 'refusal' in checked && isFailure(checked.refusal)) return checked;
  for (const { key } of [pair, network, everywhere]) await giveBackUse(db, key);
  if ('player' in checked) await clearUses(db, pair.key);
  return checked;
}
