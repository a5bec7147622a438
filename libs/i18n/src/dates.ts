const two = (n: number) => String(n).padStart(2, '0');

/** `MM/DD/YYYY HH:mm:ss` in UTC, the format of record (spec: document 1, section 9). */
export function formatDateTime(date: Date): string {
  const day = [two(date.getUTCMonth() + 1), two(date.getUTCDate()), date.getUTCFullYear()].join('/');
  return `${day} ${formatTime(date)}`;
}

/** `HH:mm:ss` in UTC. */
export const formatTime = (date: Date): string =>
  [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
