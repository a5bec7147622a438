import { createHmac } from 'node:crypto';

export const POCKETS = 37;

/** The order of the pockets on a European wheel. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const colourOf = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black';

/** The number of a session's nth round: HMAC-SHA-256 of the round's number with the session's secret seed. */
export function numberOf(seed: string, round: number): number {
  const digest = createHmac('sha256', seed).update(`round ${round}`).digest();
  return Math.floor((digest.readUIntBE(0, 6) / 2 ** 48) * POCKETS);
}
