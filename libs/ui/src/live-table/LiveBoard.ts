export type RouletteColour = 'red' | 'black' | 'green';
export type Side = 'player' | 'banker' | 'dragon' | 'tiger' | 'tie';

/** The possible colours of a wheel's segments and a flight's heights. */
export const RESULT_TONES = [
  'plain',
  'black',
  'red',
  'orange',
  'gold',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const;
export type ResultTone = (typeof RESULT_TONES)[number];

/** The board of a live table, by game. Results are ordered newest first. */
export type LiveBoard =
  | { kind: 'roulette'; results: readonly { number: string; colour: RouletteColour }[] }
  | { kind: 'baccarat'; results: readonly ('player' | 'banker' | 'tie')[] }
  | { kind: 'dragon-tiger'; results: readonly ('dragon' | 'tiger' | 'tie')[] }
  | { kind: 'dice'; results: readonly { dice: readonly number[]; total: number }[] }
  | { kind: 'wheel'; results: readonly { segment: string; tone: ResultTone }[] }
  /** The height a flight reached, formatted: `2,40x`. */
  | { kind: 'flight'; results: readonly { height: string; tone: ResultTone }[] }
  /** Whether each seat is taken, from the dealer's left to right. */
  | { kind: 'seats'; taken: readonly boolean[] }
  /** Winning hands, as text; also any board without a dedicated rendering. */
  | { kind: 'poker' | 'other'; results: readonly string[] };

/** The labels of a board; all of them are read aloud, the letters are also shown in the beads. */
export type BoardLabels = {
  /** Names the results: "last results, newest first". */
  results: string;
  /** Names the seats of a blackjack table: "seats". */
  seating: string;
  free: string;
  taken: string;
  colour: Record<RouletteColour, string>;
  side: Record<Side, { letter: string; name: string }>;
  /** The sum of the dice: "11 in all". */
  total: (sum: number) => string;
};
