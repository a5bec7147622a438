import type { TimedReply } from './timedGet.ts';

/** How many pages a visitor can't use: no reply, or an error of the server. */
export const failedOf = (replies: readonly TimedReply[]): number =>
  replies.filter(({ status }) => status === 0 || status >= 500).length;
