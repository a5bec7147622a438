import type { Log } from './createLog.ts';

const PERIOD_MS = 60_000;

export interface PlatformFailure {
  /** The requested path, without its query. */
  path: string;
  reason: string;
  /** Set for a visitor's call; a page's calls have none. */
  requestId?: string;
}

export type ReportFailure = (failure: PlatformFailure) => void;

/**
 * Logs failures, by default of the platform: the first one immediately, then one line per minute with their count and
 * the latest one, until a minute passes without failures.
 */
export function failureLog<Failure extends object = PlatformFailure>(
  log: Log,
  message = 'The platform fails',
  level: 'error' | 'warn' = 'error',
): (failure: Failure) => void {
  let failures = 0;
  let latest: Failure | undefined;
  let period: NodeJS.Timeout | undefined;
  const writeLine = () => {
    period = undefined;
    if (failures === 0) return;
    log[level]({ failures, ...latest }, message);
    failures = 0;
    period = setTimeout(writeLine, PERIOD_MS).unref();
  };
  return (failure) => {
    failures += 1;
    latest = failure;
    if (!period) writeLine();
  };
}
