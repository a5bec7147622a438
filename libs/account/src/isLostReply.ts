import { isApiError } from '@baize/api';

/** Whether a call's outcome is unknown: it was sent, and no reply of the platform's has arrived. */
export const isLostReply = (error: unknown): boolean =>
  !isApiError(error) || (error.failure !== 'refused' && error.failure !== 'request');
