import type { TimedReply } from './timedGet.ts';

/** The maximum time of this share of the replies, ms. NaN without replies. */
export function quantile(replies: readonly TimedReply[], share: number): number {
  const sorted = replies.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
