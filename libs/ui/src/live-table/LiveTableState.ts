import type { BoardLabels, LiveBoard } from './LiveBoard.ts';

/** The current state of a live table; a missing part is unknown. */
export type LiveTableState = {
  /** Why the table can't be played now: "closed", "back at 20:00". */
  closed?: string;
  dealer?: string;
  /** A picture from the table, instead of the game's. */
  image?: string;
  /** The last round in words, if its result alone isn't enough: the points of both sides. */
  lastRound?: string;
  /** Minimum and maximum stake, formatted: `₺10 – ₺5.000`. */
  limits?: string;
  /** Free seats of the total; for a table without a seat limit, the number of players, formatted. */
  seats?: { free?: number; total?: number; players?: string };
  board?: LiveBoard;
};

export type LiveTableLabels = BoardLabels & {
  dealer: string;
  limits: string;
  /** Read in place of a dash. */
  unknown: string;
  /** The accessible text of the seats: "3 of 7 seats are free", "128 players". */
  seats: (seats: NonNullable<LiveTableState['seats']>) => string;
  /** The same in a word or two for a table with seats: "3 free", "Full". */
  freeSeats: (free: number) => string;
};
