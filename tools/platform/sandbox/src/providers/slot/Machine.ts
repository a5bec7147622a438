/** Symbols by their letter on the strips: wild, scatter, then by descending value. */
export const SYMBOLS = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type SymbolLetter = (typeof SYMBOLS)[number];

export const WILD = 0;
export const SCATTER = 1;
export const REELS = 5;
export const ROWS = 3;

/** The payouts of three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** The mathematics of a slot game, without its artwork. */
export interface Machine {
  name: string;
  lines: number;
  /** One string of symbol letters per reel; a window of three stops somewhere on it. */
  strips: readonly string[];
  /** In bets per line, left to right; the wild substitutes for all but the scatter. */
  pays: Record<Exclude<SymbolLetter, 'S'>, Pays>;
  /** In whole stakes, anywhere on the reels. */
  scatterPays: Pays;
}
