import { createHmac } from 'node:crypto';
import { ROWS, SYMBOLS, type Machine, type SymbolLetter } from './Machine.ts';

/** Symbols by reel, then by row from the top, as indexes into `SYMBOLS`. */
export type Grid = readonly (readonly number[])[];

const NUMBER_BYTES = 6;
const ONE = 2 ** (NUMBER_BYTES * 8);

/**
 * The stops of a session's nth round: HMAC-SHA-256 of the round's number with the session's secret seed, six
 * bytes per reel. They can be verified afterwards, but not predicted.
 */
export function stopsOf({ strips }: Machine, seed: string, round: number): number[] {
  const digest = createHmac('sha256', seed).update(`round ${round}`).digest();
  return strips.map((strip, reel) =>
    Math.floor((digest.readUIntBE(reel * NUMBER_BYTES, NUMBER_BYTES) / ONE) * strip.length),
  );
}

/** The grid for these stops. */
export function gridAt({ strips }: Machine, stops: readonly number[]): Grid {
  return strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => {
      const letter = strip[((stops[reel] ?? 0) + row) % strip.length] as SymbolLetter;
      return SYMBOLS.indexOf(letter);
    }),
  );
}
