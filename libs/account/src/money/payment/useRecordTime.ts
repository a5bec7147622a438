import { decoder } from '@baize/api';
import { useDates } from '@baize/brand/dates';

/** Formats a platform time (`2026-03-01 12:00:00`) with its zone; anything else is returned unchanged. */
export function useRecordTime(): (text: string) => string {
  const dates = useDates();
  return (text) => {
    const ms = decoder.moment(text);
    return ms === undefined ? text : dates.stamp(ms);
  };
}
