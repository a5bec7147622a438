import { BALLS } from './numbers.ts';

/** The maximum number of balls in a round. */
export const CALLED = 45;
const PER_LINE = 5;

/** A ticket's payout as a multiple of its stake, by complete lines: none, one line, two lines, full house. */
export const PRIZES = [0n, 8n, 150n, 4_000n] as const;
export type Lines = 0 | 1 | 2 | 3;

/** The probability that given lines of a ticket are all complete. */
function chanceOf(lines: number): number {
  let chance = 1;
  for (let index = 0; index < lines * PER_LINE; index += 1) chance *= (CALLED - index) / (BALLS - index);
  return chance;
}

/** The probability of exactly so many complete lines, by inclusion and exclusion. */
export function chanceOfLines(): Record<Exclude<Lines, 0>, number> {
  const [one, two, three] = [chanceOf(1), chanceOf(2), chanceOf(3)];
  return { 1: 3 * one - 6 * two + 3 * three, 2: 3 * two - 3 * three, 3: three };
}

/** The return to player, as a fraction. */
export const expectedReturn = (): number =>
  Object.entries(chanceOfLines()).reduce(
    (sum, [lines, chance]) => sum + chance * Number(PRIZES[Number(lines)] ?? 0n),
    0,
  );
