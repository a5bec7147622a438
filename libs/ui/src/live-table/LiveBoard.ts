export type RouletteColour = 'red' | 'black' | 'green';
export type Side = 'player' | 'banker' | 'dragon' | 'tiger' | 'tie';

/** The colours a wheel's segments and a flight's heights may have. */
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

/** What a live table shows of itself, by what is played there. Results come newest first. */
export type LiveBoard =
  | { kind: 'roulette'; results: readonly { number: string; colour: RouletteColour }[] }
  | { kind: 'baccarat'; results: readonly ('player' | 'banker' | 'tie')[] }
  | { kind: 'dragon-tiger'; results: readonly ('dragon' | 'tiger' | 'tie')[] }
  | { kind: 'dice'; results: readonly { dice: readonly number[]; total: number }[] }
  | { kind: 'wheel'; results: readonly { segment: string; tone: ResultTone }[] }
  /** How far a flight came, formatted: `2,40x`. */
  | { kind: 'flight'; results: readonly { height: string; tone: ResultTone }[] }
  /** Whether somebody sits there, from the dealer's left to right. */
  | { kind: 'seats'; taken: readonly boolean[] }
  /** Hands that won, as words; and everything that has no drawing of its own. */
  | { kind: 'poker' | 'other'; results: readonly string[] };

/** The words of a board; all of them are read aloud, the letters also stand in the beads. */
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
