/** From which total deposit on each of the eight levels is reached, minor units. */
export const LEVELS: readonly bigint[] = [
  0n,
  1_000_00n,
  5_000_00n,
  15_000_00n,
  50_000_00n,
  150_000_00n,
  500_000_00n,
  1_000_000_00n,
];

export interface Standing {
  /** The place in `LEVELS`. */
  level: number;
  /** What is missing to the next level, minor units; undefined on the highest. */
  missing: bigint | undefined;
  /** How far it is from this level to the next, 0 to 100. */
  percent: number;
}

/** Where a total deposit (minor units) stands on the ladder. */
export function standingOf(total: bigint): Standing {
  const level = Math.max(
    0,
    LEVELS.findLastIndex((from) => total >= from),
  );
  const from = LEVELS[level] ?? 0n;
  const next = LEVELS[level + 1];
  if (next === undefined) return { level, missing: undefined, percent: 100 };
  return { level, missing: next - total, percent: Number(((total - from) * 100n) / (next - from)) };
}
