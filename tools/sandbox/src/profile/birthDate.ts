const ADULT = 18;

export interface BirthParts {
  birth_day: string;
  birth_month: string;
  birth_year: string;
}

/** `YYYY-MM-DD` of a form's three fields; undefined when there is no such day. */
export function birthDateOf({ birth_day: day, birth_month: month, birth_year: year }: BirthParts) {
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Whether somebody born on a day is 18 on the day of a moment, both in UTC. */
export function isAdult(birthDate: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() - ADULT);
  return birthDate <= latest.toISOString().slice(0, 10);
}
