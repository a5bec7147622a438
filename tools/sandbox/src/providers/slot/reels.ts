import { createHmac } from 'node:crypto';
import { ROWS, SYMBOLS, type Machine, type SymbolLetter } from './Machine.ts';

/** Symbols by reel, then by row from the top, as indexes into `SYMBOLS`. */
export type Grid = readonly (readonly number[])[];

const NUMBER_BYTES = 6;
const ONE = 2 ** (NUMBER_BYTES * 8);

/**
 * Where the reels of a session's nth round stop: HMAC-SHA-256 of the round's number under the session's secret seed, six
 * bytes per reel. It can be worked out again afterwards, but not beforehand.
 */
export function stopsOf({ strips }: Machine, seed: string, round: number): number[] {
  const digest = createHmac('sha256', seed).update(`round ${round}`).digest();
  return strips.map((strip, reel) =>
    Math.floor((digest.readUIntBE(reel * NUMBER_BYTES, NUMBER_BYTES) / ONE) * strip.length),
  );
}

/** What the windows show when the reels stand at these stops. */
export function gridAt({ strips }: Machine, stops: readonly number[]): Grid {
  return strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => {
      const letter = strip[((stops[reel] ?? 0) + row) % strip.length] as SymbolLetter;
      return SYMBOLS.indexOf(letter);
    }),
  );
}
