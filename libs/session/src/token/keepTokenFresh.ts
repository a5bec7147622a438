import { nextRefresh, stageAfterFailure, type RefreshMark } from './refreshSchedule.ts';
import { refreshToken } from './refreshToken.ts';
import { sessionStore } from './sessionStore.ts';

const LEAD = 'baize-refresh-lead';
/** The clock is looked at as often as that, ms: it may be moved, and timers do not run during sleep. */
const LOOK_EVERY = 30_000;

const mark = sessionStore.refresh;

/** Goes by the shared mark until it is stopped: the attempt is noted before it is made, so no other tab makes it too. */
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
    /* Whoever left meanwhile has no mark any more. */
    const since = mark.get();
    if (failed && since) mark.set({ at: Date.now(), stage: stageAfterFailure(since.stage) });
    else look();
  };

  const look = () => {
    clearTimeout(timer);
    /* The player has left: nothing is noted any more. */
    if (sending || sessionStore.token.get() === undefined) return;
    const now = Date.now();
    const known = mark.get() ?? { at: now, stage: 'quick' };
    /* Noted, so that it counts from here: the first look, or a clock that was set back. */
    if (mark.get() === undefined || known.at > now) return mark.set({ ...known, at: now });
    const due = nextRefresh(known, sessionStore.loginTime.get(), now);
    if (due === undefined) return undefined;
    /* Without a connection nothing is tried and nothing fails. */
    if (now >= due && navigator.onLine) return void attempt(known);
    timer = setTimeout(look, Math.min(Math.max(due - now, 0) || LOOK_EVERY, LOOK_EVERY));
    return undefined;
  };

  const stops = [mark, sessionStore.loginTime].map(({ subscribe }) => subscribe(look));
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  const known = mark.get();
  /* A page that takes the lead looks at the session's age again, also where an earlier one gave up. */
  if (known?.stage === 'stopped') mark.set({ at: Date.now(), stage: 'slow' });
  look();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  };
}

/**
 * Keeps the session fresh, from one tab for all: the others wait for its lock and go on where it ends. A browser without
 * locks, or one that denies them, has every tab go by the shared mark.
 * @returns ends it
 */
export function keepTokenFresh(): () => void {
  if (!('locks' in navigator)) return watchClock();
  const giveUp = new AbortController();
  const lead = () =>
    new Promise<void>((resolve) => {
      const stop = watchClock();
      giveUp.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  navigator.locks.request(LEAD, { signal: giveUp.signal }, lead).catch(() => {
    /* Denied, as to a frame in another site's page: then it goes by the mark alone. */
    if (!giveUp.signal.aborted) void lead();
  });
  return () => giveUp.abort();
}
