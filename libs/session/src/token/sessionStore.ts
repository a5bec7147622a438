import type { SessionReply } from '@baize/api';
import { storedJson, storedText } from '@baize/site';
import { isProfile } from './isProfile.ts';
import { isRefreshMark } from './refreshSchedule.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * The stored session (spec 1/3.session/1). Times are in ms, `expiresIn` in seconds. `refresh` isn't in the
 * specification: it's the time of the last token exchange, shared by all tabs.
 */
export const sessionStore = {
  token: storedText('access_token'),
  tokenType: storedText('token_type'),
  expiresIn: storedJson('expires_in', isNumber),
  loginTime: storedJson('loginTime', isNumber),
  user: storedJson('user', isProfile),
  refresh: storedJson('refresh', isRefreshMark),
};

/** Stores a newer token, with the same login time. */
export function storeToken({ access_token, token_type = 'bearer', expires_in, user }: SessionReply) {
  sessionStore.user.set(user);
  sessionStore.tokenType.set(token_type);
  if (expires_in !== undefined) sessionStore.expiresIn.set(expires_in);
  sessionStore.token.set(access_token);
}

/**
 * Call it after a successful login. The previous player is removed first and the token is stored last, so that no tab
 * combines one player's name with another's token.
 */
export function startSession(reply: SessionReply) {
  endSession();
  const now = Date.now();
  sessionStore.loginTime.set(now);
  sessionStore.refresh.set({ at: now, stage: 'quick' });
  storeToken(reply);
}

/** Removes the player from this browser; every tab follows. `useLogout` logs out on the server. */
export function endSession() {
  for (const { clear } of Object.values(sessionStore)) clear();
}
