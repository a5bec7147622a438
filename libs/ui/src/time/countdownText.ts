/** `clock` is `mm:ss`, hours before them once there are any; `days` counts days in words before `hh:mm:ss`. */
export type CountdownForm = 'clock' | 'days';

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds that are left, counting a begun one whole: a countdown of 120 s begins with 2:00 and ends at 0:00. */
export const secondsLeft = (deadline: number, now: number): number =>
  Number.isFinite(deadline) ? Math.max(0, Math.ceil((deadline - now) / 1000)) : 0;

/** What a countdown shows. `inDays` says a number of days in the player's language. */
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
