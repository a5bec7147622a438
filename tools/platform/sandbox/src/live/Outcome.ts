/** One of the last twenty results; the fields depend on the table type. */
export interface Result {
  result: string;
  color?: string;
  /** Sic bo: the sum of the dice. */
  totalSum?: number;
}

/** A round's result. */
export interface Outcome extends Result {
  winner?: string;
  /** Points of the player's (or the dragon's) hand. */
  player?: number;
  /** Points of the banker's (or the tiger's, or the dealer's) hand. */
  banker?: number;
}

/** A random integer from 0 to `below` - 1; `name` identifies the draw. */
export type Draw = (below: number, name: string) => number;
