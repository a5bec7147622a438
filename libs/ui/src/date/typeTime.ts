/** Formats a time input after a keystroke: only digits count, and the colon is inserted. */
export function typeTime(after: string): string {
  const digits = after.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}

/**
 * Interprets a typed time: `9` is 09:00, `930` 09:30, `2359` 23:59.
 * @returns undefined for an invalid time
 */
export function readTime(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits === '' || digits.length > 4) return undefined;
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits);
  const minute = Number(digits.length > 2 ? digits.slice(-2) : 0);
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Shifts a time by some minutes, wrapping at midnight. */
export function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const all = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}
