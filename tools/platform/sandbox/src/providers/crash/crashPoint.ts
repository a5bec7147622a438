import { createHmac } from 'node:crypto';
import { MAX, START } from './flight.ts';

/** The return to player, in hundredths, for any cash-out. */
export const RETURN = 97;

const BYTES = 6;

/**
 * The crash point of a session's nth flight, in hundredths: HMAC-SHA-256 of the round's number with the
 * session's secret seed. A flight reaches x with a probability of 0.97 / x, so that cashing out at any x
 * returns 97 %: three flights in a hundred end before they begin.
 */
export function crashPoint(seed: string, round: number): number {
  const digest = createHmac('sha256', seed).update(`flight ${round}`).digest();
  const chance = (digest.readUIntBE(0, BYTES) + 1) / 2 ** (BYTES * 8);
  return Math.min(MAX, Math.max(START, Math.floor(RETURN / chance)));
}
