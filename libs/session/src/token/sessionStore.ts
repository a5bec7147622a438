import type { SessionReply } from '@baize/api';
import { storedJson, storedText } from '@baize/brand';
import { isProfile } from '../profile/isProfile.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What the browser remembers of a session (spec: document 1, section 3). Times are ms, `expiresIn` is seconds. */
export const sessionStore = {
  token: storedText('access_token'),
  tokenType: storedText('token_type'),
  expiresIn: storedJson('expires_in', isNumber),
  loginTime: storedJson('loginTime', isNumber),
  user: storedJson('user', isProfile),
};

/** Keeps a newer token, with the same login time. */
export function keepToken({ access_token, token_type = 'bearer', expires_in, user }: SessionReply) {
  sessionStore.user.set(user);
  sessionStore.tokenType.set(token_type);
  if (expires_in !== undefined) sessionStore.expiresIn.set(expires_in);
  sessionStore.token.set(access_token);
}

/** A login succeeded: from now on a player is here. */
export function startSession(reply: SessionReply) {
  sessionStore.loginTime.set(Date.now());
  keepToken(reply);
}

/** Forgets the player in this browser; every tab follows. Logging out on the server is `useLogout`. */
export function endSession() {
  for (const { clear } of Object.values(sessionStore)) clear();
}
