import type { DateRange } from './range.ts';

/** How a DateTimeRange writes timestamps (ms), to the minute. */
export type RangeFormat = {
  text: (ms: number) => string;
  /**
   * The time in the other zone: the player's own if times are in UTC, otherwise UTC; undefined if both are the same.
   */
  other: (ms: number) => string | undefined;
  /** The zone's name, for example UTC; undefined if times are in the player's own zone. */
  zone?: string;
};

/** Both ends of a range. */
export const spanText = ({ from, to }: DateRange, { text }: Pick<RangeFormat, 'text'>) =>
  `${text(from)} – ${text(to)}`;

/** Both ends in the other zone; undefined if they are the same. */
export function otherSpan(
  { from, to }: DateRange,
  { other }: Pick<RangeFormat, 'other'>,
): string | undefined {
  const [first, last] = [other(from), other(to)];
  return first === undefined || last === undefined ? undefined : `${first} – ${last}`;
}
