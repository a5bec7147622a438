/** A prize: minor units of lira, and its relative frequency. */
export interface Prize {
  amount: bigint;
  weight: number;
}

const LIRA = 1;
/** A prize in dollars or euros is a tenth of the one in lira. */
const FOREIGN_PART = 10n;

/** The twelve segments of the wheel, clockwise from the top; one of them is empty. */
export const WHEEL: readonly Prize[] = [
  { amount: 25_00n, weight: 12 },
  { amount: 5_00n, weight: 18 },
  { amount: 100_00n, weight: 4 },
  { amount: 10_00n, weight: 16 },
  { amount: 50_00n, weight: 7 },
  { amount: 0n, weight: 10 },
  { amount: 250_00n, weight: 2 },
  { amount: 10_00n, weight: 16 },
  { amount: 25_00n, weight: 12 },
  { amount: 5_00n, weight: 18 },
  { amount: 1_000_00n, weight: 1 },
  { amount: 50_00n, weight: 7 },
];

/** The prizes of the nine chests, unshuffled. */
export const CHESTS: readonly bigint[] = [
  5_00n,
  5_00n,
  10_00n,
  10_00n,
  25_00n,
  25_00n,
  50_00n,
  100_00n,
  500_00n,
];

/** The prizes of a case: only play credit. */
export const CASES: readonly Prize[] = [
  { amount: 50_00n, weight: 40 },
  { amount: 100_00n, weight: 28 },
  { amount: 250_00n, weight: 18 },
  { amount: 500_00n, weight: 9 },
  { amount: 1_000_00n, weight: 4 },
  { amount: 5_000_00n, weight: 1 },
];

/** A prize in the winner's currency, minor units. */
export const inCurrency = (amount: bigint, currency: number): bigint =>
  currency === LIRA ? amount : amount / FOREIGN_PART;

/** The index of the prize for a number in [0, 1). */
export function placeOf(prizes: readonly Prize[], roll: number): number {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let left = roll * all;
  const place = prizes.findIndex(({ weight }) => (left -= weight) < 0);
  return place < 0 ? prizes.length - 1 : place;
}
