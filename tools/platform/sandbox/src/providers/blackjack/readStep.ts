import { parseMoney } from '../../money.ts';
import { MOVES } from './hand.ts';
import type { Step } from './rounds.ts';

/** The available stakes, minor units. */
export const CHIPS = [10_00n, 50_00n, 100_00n, 500_00n, 1_000_00n] as const;
export const MIN = 10_00n;
export const MAX = 10_000_00n;
const UNIT = 1_00n;
/** No hand has more moves. */
const MAX_MOVES = 21;

/** Parses the stake of a deal, minor units; undefined if it isn't available. */
export function readStake(value: unknown): bigint | undefined {
  const stake = typeof value === 'string' ? parseMoney(value) : undefined;
  return stake !== undefined && stake >= MIN && stake <= MAX && stake % UNIT === 0n ? stake : undefined;
}

/** Parses a move; undefined if it's invalid. */
export function readStep({ round, made, move }: Record<string, unknown>): Omit<Step, 'at'> | undefined {
  const known = MOVES.find((name) => name === move);
  const isCount = Number.isInteger(made) && Number(made) >= 0 && Number(made) <= MAX_MOVES;
  if (typeof round !== 'string' || !known || !isCount) return undefined;
  return { reference: round, made: Number(made), move: known };
}
