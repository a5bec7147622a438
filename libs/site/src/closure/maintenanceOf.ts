import type { Closure } from './Closure.ts';

const MAINTENANCE = 500;
const UNAVAILABLE = 503;

interface OptionsFailure {
  /** HTTP status; undefined without a reply. */
  status?: number;
  /** The time in its `Retry-After`, ms since 1970. */
  retryAt?: number;
}

/**
 * Whether a failed options call means maintenance: status 500, or 503 with an end time (spec 1/4.shell/1 and 4). Any
 * other failure is temporary.
 */
export const maintenanceOf = ({ status, retryAt: until }: OptionsFailure): Closure | undefined =>
  status === MAINTENANCE || (status === UNAVAILABLE && until !== undefined)
    ? { why: 'maintenance', until }
    : undefined;
