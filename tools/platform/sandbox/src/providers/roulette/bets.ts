import { colourOf, POCKETS } from './wheel.ts';

/** A bet: the winning numbers, and the payout per unit including the stake. */
interface Spot {
  wins(number: number): boolean;
  pays: bigint;
}

const EVEN_CHANCE = 2n;
const DOZEN = 3n;
const STRAIGHT = 36n;
const TWELVE = 12;

const spot = (pays: bigint, wins: (number: number) => boolean): Spot => ({
  pays,
  wins: (number) => number !== 0 && wins(number),
});

const OUTSIDE: Record<string, Spot> = {
  red: spot(EVEN_CHANCE, (number) => colourOf(number) === 'red'),
  black: spot(EVEN_CHANCE, (number) => colourOf(number) === 'black'),
  odd: spot(EVEN_CHANCE, (number) => number % 2 === 1),
  even: spot(EVEN_CHANCE, (number) => number % 2 === 0),
  low: spot(EVEN_CHANCE, (number) => number <= 18),
  high: spot(EVEN_CHANCE, (number) => number >= 19),
  dozen1: spot(DOZEN, (number) => number <= TWELVE),
  dozen2: spot(DOZEN, (number) => number > TWELVE && number <= 2 * TWELVE),
  dozen3: spot(DOZEN, (number) => number > 2 * TWELVE),
  column1: spot(DOZEN, (number) => number % 3 === 1),
  column2: spot(DOZEN, (number) => number % 3 === 2),
  column3: spot(DOZEN, (number) => number % 3 === 0),
};

const STRAIGHTS = Object.fromEntries(
  Array.from({ length: POCKETS }, (_, own): [string, Spot] => [
    `n${own}`,
    { pays: STRAIGHT, wins: (number) => number === own },
  ]),
);

/** Every bet by name: `red`, `dozen1`, `n17` ... */
export const SPOTS: ReadonlyMap<string, Spot> = new Map(Object.entries({ ...OUTSIDE, ...STRAIGHTS }));

/** Stakes by bet name, minor units. */
export type Chips = ReadonlyMap<string, bigint>;

/** The payout for a number, including the stakes of winning bets. */
export const winOf = (chips: Chips, number: number): bigint =>
  [...chips].reduce(
    (sum, [name, amount]) =>
      sum + (SPOTS.get(name)?.wins(number) ? amount * (SPOTS.get(name)?.pays ?? 0n) : 0n),
    0n,
  );
