import type { Log } from './createLog.ts';

const PERIOD_MS = 60_000;

export interface PlatformFailure {
  /** What was asked for: a path without its query. */
  path: string;
  reason: string;
  /** Of a visitor's call; a page's calls have none. */
  requestId?: string;
}

export type ReportFailure = (failure: PlatformFailure) => void;

/**
 * Logs failures of the platform: the first at once, then a line a minute with their count and the latest one,
 * until a minute passes without any.
 */
export function failureLog(log: Log): ReportFailure {
  let failures = 0;
  let latest: PlatformFailure | undefined;
  let period: NodeJS.Timeout | undefined;
  const say = () => {
    period = undefined;
    if (failures === 0) return;
    log.error({ failures, ...latest }, 'The platform fails');
    failures = 0;
    period = setTimeout(say, PERIOD_MS).unref();
  };
  return (failure) => {
    failures += 1;
    latest = failure;
    if (!period) say();
  };
}
