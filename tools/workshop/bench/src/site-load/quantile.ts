import type { TimedReply } from './timedGet.ts';

/** How long this share of the replies took at most, ms. Not a number without replies. */
export function quantile(replies: readonly TimedReply[], share: number): number {
  const sorted = replies.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
