/** Sums in minor units. */
export interface PlayedTotals {
  staked: number;
  won: number;
}

export const NOTHING_PLAYED: PlayedTotals = { staked: 0, won: 0 };

const BET = 1;
const WIN = 2;
const REFUND = 3;

interface Row {
  minor: number | undefined;
  type: number;
}

/** Adds one row of the game history; a refunded stake isn't counted. Throws if an amount can't be parsed. */
export function addPlayed({ staked, won }: PlayedTotals, { minor, type }: Row): PlayedTotals {
  if (minor === undefined)
    throw new Error('A row of the history has an invalid amount, so its total would be wrong.');
  const amount = Math.abs(minor);
  if (type === BET) return { staked: staked + amount, won };
  if (type === WIN) return { staked, won: won + amount };
  if (type === REFUND) return { staked: staked - amount, won };
  return { staked, won };
}

/** Whole hours and minutes of a duration in ms, never negative. */
export function hoursAndMinutes(ms: number): { hours: number; minutes: number } {
  const total = Math.max(0, Math.floor(ms / 60_000));
  return { hours: Math.floor(total / 60), minutes: total % 60 };
}
