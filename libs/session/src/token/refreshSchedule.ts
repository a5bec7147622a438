/** All times are in ms (spec 1/9.session/1 and 2). */
export const REFRESH_EVERY = 120_000;
export const CHECK_EVERY = 300_000;
export const OLD_SESSION = 53 * 60_000;

/**
 * `quick`: every 120 s after login; `slow`: a refresh failed, so the session's age is checked every 5 minutes;
 * `stopped`: that failed too.
 */
export const REFRESH_STAGES = ['quick', 'slow', 'stopped'] as const;
export type RefreshStage = (typeof REFRESH_STAGES)[number];

/** The time of the last attempt, in ms since 1970, and the stage since then. Shared by all tabs. */
export interface RefreshMark {
  at: number;
  stage: RefreshStage;
}

export function isRefreshMark(value: unknown): value is RefreshMark {
  const { at, stage } = (value ?? {}) as Record<string, unknown>;
  return Number.isFinite(at) && REFRESH_STAGES.some((one) => one === stage);
}

/** The next stage after a failed attempt. */
export const stageAfterFailure = (stage: RefreshStage): RefreshStage =>
  stage === 'quick' ? 'slow' : 'stopped';

/**
 * The first check at which the session is older than 53 minutes. A login time in the future means that the clock was
 * changed.
 */
function dueCheck(from: number, loginTime: number, now: number): number {
  const old = loginTime > now ? from : loginTime + OLD_SESSION;
  const checks = Math.max(1, Math.floor((old - from) / CHECK_EVERY) + 1);
  return from + checks * CHECK_EVERY;
}

/**
 * When the next refresh is due (ms since 1970), by the clock rather than by ticks: after sleep there is one refresh,
 * never several, and a clock that was set back starts a new interval (spec 1/4.session/17). Undefined if none is due.
 */
export function nextRefresh(
  { at, stage }: RefreshMark,
  loginTime: number | undefined,
  now: number,
): number | undefined {
  const from = Math.min(at, now);
  if (stage === 'quick') return from + REFRESH_EVERY;
  return stage === 'slow' && loginTime !== undefined ? dueCheck(from, loginTime, now) : undefined;
}
