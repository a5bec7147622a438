/** A moment of the platform, `YYYY-MM-DD HH:mm:ss` in UTC, in ms since 1970; undefined if it is none. */
export function readUtc(text: string | undefined): number | undefined {
  const moment = Date.parse(`${text?.replace(' ', 'T')}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}
