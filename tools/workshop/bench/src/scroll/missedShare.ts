const FRAME_MS = 1000 / 60;

/** The share of missed frames, in percent of those that a display would have shown between the first and the last. */
export function missedShare(times: readonly number[]): number {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const due = gaps.map((gap) => Math.max(1, Math.round(gap / FRAME_MS)));
  const total = due.reduce((sum, frames) => sum + frames, 0);
  return total === 0 ? 0 : ((total - due.length) / total) * 100;
}
