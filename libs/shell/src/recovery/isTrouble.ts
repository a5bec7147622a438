import { isApiError } from '@baize/api';

/** Whether a call failed because of the platform or the way to it, which passes, and not because of what was asked. */
export const isTrouble = (error: unknown): boolean =>
  isApiError(error) &&
  (error.failure === 'network' ||
    error.failure === 'timeout' ||
    error.failure === 'unreadable' ||
    (error.status ?? 0) >= 500);
