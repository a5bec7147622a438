import { MOVES, type Move } from './hand.ts';

/** Moves as stored: the first letter of each. */
export const writeMoves = (moves: readonly Move[]): string => moves.map((move) => move.charAt(0)).join('');

/** Parses stored moves. */
export const readMoves = (letters: string): Move[] =>
  [...letters].flatMap((letter) => MOVES.find((move) => move.startsWith(letter)) ?? []);
