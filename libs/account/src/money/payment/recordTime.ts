import { decoder } from '@baize/api';
import { formatDateTime } from '@baize/i18n';

/** `MM/DD/YYYY HH:mm:ss` of `2026-03-01 12:00:00`; what isn't a time stays as it came. */
export function recordTime(text: string): string {
  const ms = decoder.moment(text);
  return ms === undefined ? text : formatDateTime(new Date(ms));
}
