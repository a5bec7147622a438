import type { Credentials, ForgottenPassword, PasswordReset, Registration, SmsStep } from '@baize/api';
import { sessionOf, type Call, type Handler } from '../contract/Call.ts';
import { ok, plain, unauthorized, type Reply } from '../contract/Reply.ts';
import { parentOrigin } from '../http/parentOrigin.ts';
import { settleFlights } from '../providers/crash/crashRounds.ts';
import { register as registerPlayer } from '../profile/register.ts';
import { resetPassword as setByLink, sendResetLink } from '../profile/resetPassword.ts';
import type { Sandbox } from '../Sandbox.ts';
import { checkCredentials } from '../session/checkCredentials.ts';
import type { Player } from '../session/findSession.ts';
import { profileOf } from '../session/profileOf.ts';
import { settleBets } from '../sport/bets.ts';
import { resendSms } from '../session/resendSms.ts';
import { endSession, openSession, rotateToken, type IssuedToken } from '../session/tokens.ts';

/** Longer User-Agent headers are truncated. */
const LONGEST_AGENT = 500;

async function sessionReply(
  sandbox: Sandbox,
  player: Player,
  { token, expiresAt }: IssuedToken,
): Promise<Reply> {
  return ok({
    access_token: token,
    expires_in: Math.max(1, Math.round((expiresAt.getTime() - sandbox.clock.now()) / 1000)),
    token_type: 'bearer',
    user: await profileOf(sandbox, player),
  });
}

const login: Handler = async (sandbox, call) => {
  const checked = await checkCredentials(sandbox, call.body as Credentials, call.address);
  if ('refusal' in checked) return checked.refusal;
  const issued = await openSession(sandbox, checked.player.id, call.brand.siteId, {
    userAgent: (call.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    ip: call.address,
  });
  return sessionReply(sandbox, checked.player, issued);
};

const refresh: Handler = async (sandbox, call: Call) => {
  const { id, player } = sessionOf(call);
  const issued = await rotateToken(sandbox, id, call.token ?? '');
  return issued ? sessionReply(sandbox, player, issued) : unauthorized();
};

const logout: Handler = async ({ db, clock }, call) => {
  await endSession(db, sessionOf(call).id, clock.date());
  return plain(200, 'logged_out');
};

/** Settles due bets and flights first, so that the balance includes them. */
const getUserProfile: Handler = async (sandbox, call) => {
  const { player } = sessionOf(call);
  await settleBets(sandbox, player.id);
  await settleFlights(sandbox, { id: 0, player_id: player.id });
  return ok(await profileOf(sandbox, player));
};

const register: Handler = (sandbox, call) => registerPlayer(sandbox, call.body as Registration, call.address);

const forgetPassword: Handler = (sandbox, { body, address, lang, headers, brand }) =>
  sendResetLink(sandbox, {
    form: body as ForgottenPassword,
    address,
    lang,
    origin: parentOrigin(headers, sandbox.brands) ?? `https://${brand.domain}`,
  });

const resetPassword: Handler = (sandbox, call) => setByLink(sandbox, call.body as PasswordReset);

const resendLoginSms: Handler = (sandbox, call) => resendSms(sandbox, (call.body as SmsStep).id);

export const sessionRoutes: Record<string, Handler> = {
  login,
  refresh,
  logout,
  getUserProfile,
  register,
  forgetPassword,
  resetPassword,
  resendLoginSms,
};
