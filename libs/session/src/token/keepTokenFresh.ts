/* @chunk auto */
import { holdLock } from '@baize/site';
import { nextRefresh, stageAfterFailure, type RefreshMark } from './refreshSchedule.ts';
import { refreshToken } from './refreshToken.ts';
import { sessionStore } from './sessionStore.ts';

/**
 * How often to compare times, in ms. One long timer isn't enough: the clock may be changed, and timers don't run during
 * sleep.
 */
const CHECK_INTERVAL_MS = 30_000;

const mark = sessionStore.refresh;

/**
 * Schedules by the shared mark until stopped. An attempt is recorded before it's sent, so that no other tab repeats it.
 */
function watchClock(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  const attempt = async ({ stage }: RefreshMark) => {
    sending = true;
    mark.set({ at: Date.now(), stage });
    const failed = await refreshToken().then(
      () => false,
      () => true,
    );
    sending = false;
    /* After a logout in the meantime there is no mark. */
    const since = mark.get();
    if (failed && since) mark.set({ at: Date.now(), stage: stageAfterFailure(since.stage) });
    else check();
  };

  const check = () => {
    clearTimeout(timer);
    /* The player has logged out, so nothing is recorded. */
    if (sending || sessionStore.token.get() === undefined) return;
    const now = Date.now();
    const known = mark.get() ?? { at: now, stage: 'quick' };
    /* Recorded as the start of the interval: this is the first check, or the clock was set back. */
    if (mark.get() === undefined || known.at > now) return mark.set({ ...known, at: now });
    const due = nextRefresh(known, sessionStore.loginTime.get(), now);
    if (due === undefined) return undefined;
    /* Don't try while offline, so that nothing fails. */
    if (now >= due && navigator.onLine) return void attempt(known);
    timer = setTimeout(check, Math.min(Math.max(due - now, 0) || CHECK_INTERVAL_MS, CHECK_INTERVAL_MS));
    return undefined;
  };

  const stops = [mark, sessionStore.loginTime].map(({ subscribe }) => subscribe(check));
  addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  const known = mark.get();
  /* A new leader checks the session's age again, even where the previous one gave up. */
  if (known?.stage === 'stopped') mark.set({ at: Date.now(), stage: 'slow' });
  check();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
    for (const stop of stops) stop();
  };
}

/**
 * Keeps the session fresh from one tab for all; the other tabs wait for its lock and continue where it stops. In a
 * browser that lacks or denies locks, every tab schedules by the shared mark.
 * @returns a function that stops it
 */
export function keepTokenFresh(): () => void {
  const giveUp = new AbortController();
  holdLock('refresh-lead', giveUp.signal, () => giveUp.signal.addEventListener('abort', watchClock()));
  return () => giveUp.abort();
}
