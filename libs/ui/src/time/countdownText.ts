/**
 * `clock` is `mm:ss`, with hours before them if there are any; `days` has the days as text before `hh:mm:ss`.
 */
export type CountdownForm = 'clock' | 'days';

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds left, rounded up: a countdown of 120 s starts at 2:00 and ends at 0:00. */
export const secondsLeft = (deadline: number, now: number): number =>
  Number.isFinite(deadline) ? Math.max(0, Math.ceil((deadline - now) / 1000)) : 0;

/** The text of a countdown. `inDays` formats a number of days in the player's language. */
export function countdownText(
  seconds: number,
  form: CountdownForm = 'clock',
  inDays: (days: number) => string = String,
): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = `${two(minutes)}:${two(rest)}`;
  if (form === 'clock') return hours > 0 ? `${two(hours)}:${tail}` : tail;
  const days = Math.floor(hours / 24);
  const time = `${two(hours % 24)}:${tail}`;
  return days > 0 ? `${inDays(days)} ${time}` : time;
}
