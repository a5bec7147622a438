import { api, call } from '@baize/api';
import { keepToken, sessionStore } from './sessionStore.ts';

/** Spec: document 1, section 9: a refresh every 120000 ms until one fails. */
export const REFRESH_EVERY_MS = 120_000;

const LOCK = 'baize-refresh';

const exclusively = (work: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

/**
 * Exchanges the token for a newer one, once for all tabs: whoever waited for the lock finds the work done and leaves.
 * @throws ApiError when the platform refuses
 */
export function refreshToken(): Promise<void> {
  const before = sessionStore.token.get();
  return exclusively(async () => {
    const current = sessionStore.token.get();
    if (!current || current !== before) return;
    const reply = await call(api.POST('/refresh'));
    if (sessionStore.token.get() === current) keepToken(reply);
  });
}
