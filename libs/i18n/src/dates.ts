const two = (n: number) => String(n).padStart(2, '0');

/** `MM/DD/YYYY HH:mm:ss` in UTC, the format of record. */
export function formatDateTime(date: Date): string {
  const day = [two(date.getUTCMonth() + 1), two(date.getUTCDate()), date.getUTCFullYear()].join('/');
  return `${day} ${formatTime(date)}`;
}

/** `HH:mm:ss` in UTC (spec 1/9.shell/4). */
export const formatTime = (date: Date): string =>
  [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
