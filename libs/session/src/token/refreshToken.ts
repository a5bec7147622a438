/* @chunk auto */
import { api, call, isApiError } from '@baize/api';
import { rejectSession } from './rejectSession.ts';
import { requireToken } from './requireToken.ts';
import { storeToken, sessionStore } from './sessionStore.ts';

const LOCK = 'baize-refresh';
/** A token stored by another tab may become visible slightly after that tab releases its lock, in ms. */
const LATE = 250;

/**
 * Runs work under a lock that excludes other tabs. Without locks (an old browser, a page without https, or a
 * third-party iframe that is denied them) calls are serialized within this tab only.
 */
async function exclusively(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  let given = false;
  const once = () => {
    given = true;
    return work();
  };
  return navigator.locks.request(LOCK, once).catch((error: unknown) => {
    if (given) throw error;
    return work();
  });
}

/** Refusals that may pass on a retry: too early, too many, a conflict. */
const PASSING: readonly number[] = [408, 409, 425, 429];

/** Whether the refusal is final, which makes the token worthless. */
function isFinal(error: unknown): boolean {
  if (!isApiError(error) || error.failure !== 'refused') return false;
  const { status = 0 } = error;
  return status < 500 && !PASSING.includes(status);
}

async function exchange(before: string | undefined) {
  const current = sessionStore.token.get();
  if (!current || current !== before) return;
  const profile = sessionStore.user.get();
  try {
    const reply = requireToken(await call(api.POST('/refresh')));
    if (sessionStore.token.get() !== current) return;
    /* A profile fetched in the meantime is newer than the one in the reply. */
    const isNewer = sessionStore.user.get() !== profile;
    storeToken(isNewer ? { ...reply, user: sessionStore.user.get() ?? reply.user } : reply);
  } catch (error) {
    if (isFinal(error) && sessionStore.token.get() === current) rejectSession();
    throw error;
  }
}

let underWay: Promise<void> | undefined;

/**
 * Exchanges the token for a newer one, once for all callers and tabs: a caller that waited for the lock and finds a new
 * token does nothing. A final refusal ends the session (spec 1/4.session/1).
 * @throws ApiError if the platform refuses
 */
export function refreshToken(): Promise<void> {
  const before = sessionStore.token.get();
  underWay ??= exclusively(() => exchange(before)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function isHeldElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return held.some(({ name }) => name === LOCK);
}

const tokenChange = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = sessionStore.token.subscribe(done);
    const timer = setTimeout(done, LATE);
  });

/** Waits for an exchange in progress, in any tab, so that a 401 is judged by the token that results from it. */
export async function waitForExchange(): Promise<void> {
  if (underWay) return underWay.catch(() => undefined);
  const before = sessionStore.token.get();
  if (!(await isHeldElsewhere())) return undefined;
  await navigator.locks.request(LOCK, { mode: 'shared' }, () => undefined);
  return sessionStore.token.get() === before ? tokenChange() : undefined;
}
