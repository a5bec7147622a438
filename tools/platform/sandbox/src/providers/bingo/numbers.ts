import { createHmac } from 'node:crypto';

/** The number of balls. */
export const BALLS = 90;
const BYTES = 4;

/** A sequence of integers below a bound: HMAC-SHA-256 of name and index with a secret seed. */
export type Numbers = (below: number) => number;

/** A named sequence of a seed; a digest provides eight numbers. */
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

/** Picks `count` different elements of a list (Fisher-Yates). */
export function sample<T>(numbers: Numbers, list: readonly T[], count: number): T[] {
  const rest = [...list];
  return Array.from({ length: count }, () => rest.splice(numbers(rest.length), 1)).flat();
}
