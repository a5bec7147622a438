import { isApiError } from '@baize/api';

/** Whether nobody knows what came of a call: it was sent, and no reply of the platform's has arrived. */
export const isLostReply = (error: unknown): boolean =>
  !isApiError(error) || (error.failure !== 'refused' && error.failure !== 'request');
