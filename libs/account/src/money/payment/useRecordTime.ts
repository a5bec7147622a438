import { decoder } from '@baize/api';
import { useDates } from '@baize/brand/dates';

/** Writes a time of the platform (`2026-03-01 12:00:00`) with its zone; what isn't a time stays as it came. */
export function useRecordTime(): (text: string) => string {
  const dates = useDates();
  return (text) => {
    const ms = decoder.moment(text);
    return ms === undefined ? text : dates.stamp(ms);
  };
}
