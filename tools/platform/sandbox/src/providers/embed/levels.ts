/** The total deposit that each of the eight levels starts at, minor units. */
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
  /** The index in `LEVELS`. */
  level: number;
  /** The amount to the next level, minor units; undefined on the highest. */
  missing: bigint | undefined;
  /** The progress to the next level, 0 to 100. */
  percent: number;
}

/** The level of a total deposit (minor units). */
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
