import type { SessionReply } from '@baize/api';
import { storedJson, storedText } from '@baize/brand';
import { isProfile } from '../profile/isProfile.ts';
import { isRefreshMark } from './refreshSchedule.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * What the browser remembers of a session (spec 1/3.session/1). Times are ms, `expiresIn` is seconds. `refresh` is our
 * own: when the token was last exchanged, for all tabs.
 */
export const sessionStore = {
  token: storedText('access_token'),
  tokenType: storedText('token_type'),
  expiresIn: storedJson('expires_in', isNumber),
  loginTime: storedJson('loginTime', isNumber),
  user: storedJson('user', isProfile),
  refresh: storedJson('refresh', isRefreshMark),
};

/** Keeps a newer token, with the same login time. */
export function storeToken({ access_token, token_type = 'bearer', expires_in, user }: SessionReply) {
  sessionStore.user.set(user);
  sessionStore.tokenType.set(token_type);
  if (expires_in !== undefined) sessionStore.expiresIn.set(expires_in);
  sessionStore.token.set(access_token);
}

/**
 * A login succeeded: from now on a player is here. Whoever was here before goes first, and the token comes last, so that
 * no tab ever sees the one player's name beside the other's token.
 */
export function startSession(reply: SessionReply) {
  endSession();
  const now = Date.now();
  sessionStore.loginTime.set(now);
  sessionStore.refresh.set({ at: now, stage: 'quick' });
  storeToken(reply);
}

/** Forgets the player in this browser; every tab follows. Logging out on the server is `useLogout`. */
export function endSession() {
  for (const { clear } of Object.values(sessionStore)) clear();
}
