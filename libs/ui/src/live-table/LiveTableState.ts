import type { BoardLabels, LiveBoard } from './LiveBoard.ts';

/** What is known of a live table at this moment; a part that is missing is not known. */
export type LiveTableState = {
  /** Nobody can play there now, and why: "closed", "back at 20:00". */
  closed?: string;
  dealer?: string;
  /** Least and greatest stake, formatted: `₺10 – ₺5.000`. */
  limits?: string;
  /** Seats that are free of all there are; where a table takes any number, how many play, formatted. */
  seats?: { free?: number; total?: number; players?: string };
  board?: LiveBoard;
};

export type LiveTableLabels = BoardLabels & {
  dealer: string;
  limits: string;
  /** Read in place of a dash. */
  unknown: string;
  /** What the numbers of the seats mean: "3 of 7 seats are free", "128 players". */
  seats: (seats: NonNullable<LiveTableState['seats']>) => string;
};
