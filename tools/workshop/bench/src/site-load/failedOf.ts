import type { TimedReply } from './timedGet.ts';

/** The number of unusable pages: no reply, or a server error that isn't a closed site's page. */
export const failedOf = (replies: readonly TimedReply[]): number =>
  replies.filter(({ status, isClosed }) => status === 0 || (status >= 500 && !isClosed)).length;
