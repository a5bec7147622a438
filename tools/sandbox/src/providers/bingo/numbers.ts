import { createHmac } from 'node:crypto';

/** The balls in the cage. */
export const BALLS = 90;
const BYTES = 4;

/** Whole numbers below a bound, one after the other: HMAC-SHA-256 of name and place under a secret seed. */
export type Numbers = (below: number) => number;

/** The numbers of one name under a seed; eight from each digest. */
export function numbersOf(seed: string, name: string): Numbers {
  let digest = Buffer.alloc(0);
  let place = 0;
  return (below) => {
    const offset = (place * BYTES) % 32;
    if (offset === 0) digest = createHmac('sha256', seed).update(`${name} ${place}`).digest();
    place += 1;
    return Math.floor((digest.readUInt32BE(offset) / 2 ** (BYTES * 8)) * below);
  };
}

/** Takes some of a list at random, each once; Fisher and Yates. */
export function take<T>(numbers: Numbers, list: readonly T[], count: number): T[] {
  const rest = [...list];
  return Array.from({ length: count }, () => rest.splice(numbers(rest.length), 1)).flat();
}
