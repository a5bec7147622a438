import type { Closure } from './Closure.ts';

const MAINTENANCE = 500;
const UNAVAILABLE = 503;

interface OptionsFailure {
  /** HTTP status; undefined without a reply. */
  status?: number;
  /** When its `Retry-After` says to come back, ms since 1970. */
  retryAt?: number;
}

/**
 * Whether a failure of the options call is maintenance: status 500, and 503 that says when it will be over
 * (spec 1/4.shell/1 and 4). Any other one is trouble that passes.
 */
export const maintenanceOf = ({ status, retryAt: until }: OptionsFailure): Closure | undefined =>
  status === MAINTENANCE || (status === UNAVAILABLE && until !== undefined)
    ? { why: 'maintenance', until }
    : undefined;
