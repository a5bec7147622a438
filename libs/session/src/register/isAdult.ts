const ADULT = 18;

/** Whether somebody born on `1994-07-31` is 18 on the day of `now` (ms since 1970), to the day, as the platform counts: in UTC. */
export function isAdult(birth: string, now: number = Date.now()): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() - ADULT);
  return birth <= latest.toISOString().slice(0, 10);
}
