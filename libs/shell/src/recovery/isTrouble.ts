import { isApiError } from '@baize/api';

/**
 * Whether a call failed because of a temporary problem of the platform or the connection, and not because of the
 * request.
 */
export const isTrouble = (error: unknown): boolean =>
  isApiError(error) &&
  (error.failure === 'network' ||
    error.failure === 'timeout' ||
    error.failure === 'unreadable' ||
    (error.status ?? 0) >= 500);
