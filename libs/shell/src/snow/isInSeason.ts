/** A part of the year, both days included: `{ from: '12-01', to: '01-15' }` spans New Year. */
export interface Season {
  from: string;
  to: string;
}

/** Whether a date, `2026-11-23`, is in a season. */
export function isInSeason({ from, to }: Season, date: string): boolean {
  const day = date.slice('2026-'.length);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
