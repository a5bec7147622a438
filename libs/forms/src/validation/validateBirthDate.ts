/**
 * Whether a person born on `1994-07-31` is `age` years old at `now` (ms since 1970), to the day, in UTC like the
 * platform.
 */
function isOfAge(birth: string, age: number, now: number): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() - age);
  return birth <= latest.toISOString().slice(0, 10);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Validates a date of birth (`1994-07-31`): `format` if there is no such day, `young` if under `age`. */
export function validateBirthDate(birth: string, age: number, now: number): 'format' | 'young' | undefined {
  if (!isDay(birth)) return 'format';
  return isOfAge(birth, age, now) ? undefined : 'young';
}
