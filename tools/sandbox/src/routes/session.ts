import type { Credentials } from '@baize/api';
import { sessionOf, type Call, type Handler } from '../contract/Call.ts';
import { ok, plain, unauthorized, type Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import { checkCredentials } from '../session/checkCredentials.ts';
import type { Player } from '../session/findSession.ts';
import { profileOf } from '../session/profile.ts';
import { endSession, openSession, rotateToken, type IssuedToken } from '../session/tokens.ts';

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
  const issued = await openSession(sandbox, checked.player.id, call.brand.siteId);
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

const getUserProfile: Handler = async (sandbox, call) => ok(await profileOf(sandbox, sessionOf(call).player));

export const sessionRoutes: Record<string, Handler> = { login, refresh, logout, getUserProfile };
