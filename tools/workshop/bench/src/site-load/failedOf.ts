import type { TimedReply } from './timedGet.ts';

/** The number of unusable pages: no reply, or a server error. */
export const failedOf = (replies: readonly TimedReply[]): number =>
  replies.filter(({ status }) => status === 0 || status >= 500).length;
