/** Whether somebody born on `1994-07-31` is `age` years old at `now` (ms since 1970), to the day, as the platform counts: in UTC. */
export function isOfAge(birth: string, age: number, now: number = Date.now()): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() - age);
  return birth <= latest.toISOString().slice(0, 10);
}
