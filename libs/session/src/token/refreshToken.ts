import { api, call } from '@baize/api';
import { checkedSession } from './checkedSession.ts';
import { keepToken, sessionStore } from './sessionStore.ts';

/** Spec: document 1, section 9: a refresh every 120000 ms until one fails. */
export const REFRESH_EVERY_MS = 120_000;

const LOCK = 'baize-refresh';

/** Locks hold other tabs back; a browser without them (or a page without https) holds back at least this one. */
const exclusively = (work: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

async function exchange(before: string | undefined) {
  const current = sessionStore.token.get();
  if (!current || current !== before) return;
  const reply = checkedSession(await call(api.POST('/refresh')));
  if (sessionStore.token.get() === current) keepToken(reply);
}

let underWay: Promise<void> | undefined;

/**
 * Exchanges the token for a newer one, once for all callers and all tabs: whoever waited for the lock finds the work done
 * and leaves.
 * @throws ApiError when the platform refuses
 */
export function refreshToken(): Promise<void> {
  const before = sessionStore.token.get();
  underWay ??= exclusively(() => exchange(before)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
