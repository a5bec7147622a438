/* @chunk data */
/** Formats a timestamp for the platform: `2026-03-01 18:30:00`, UTC. @param ms since 1970 */
export const platformMoment = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
