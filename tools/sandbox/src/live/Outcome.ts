/** One result as the list of the last twenty shows it; which parts there are depends on the table. */
export interface Result {
  result: string;
  color?: string;
  /** Sic bo: the sum of the dice. */
  totalSum?: number;
}

/** What a round came to. */
export interface Outcome extends Result {
  winner?: string;
  /** Points of the player's (or the dragon's) hand. */
  player?: number;
  /** Points of the banker's (or the tiger's, or the dealer's) hand. */
  banker?: number;
}

/** A whole number from 0 up to but without `below`; `name` says what it is drawn for. */
export type Draw = (below: number, name: string) => number;
