import type { BoardLabels, LiveBoard, ResultTone, RouletteColour, Side } from './LiveBoard.ts';

/** One displayed result: its text, its colour, and its accessible text. */
export type Mark = { text: string; tone: ResultTone; said: string };

/** Boards whose results are a row of marks; seats and dice have components of their own. */
export type MarkedBoard = Exclude<LiveBoard, { kind: 'seats' } | { kind: 'dice' }>;

const SIDE_TONE: Record<Side, ResultTone> = {
  player: 'blue',
  banker: 'red',
  dragon: 'red',
  tiger: 'gold',
  tie: 'green',
};

const pocket = (words: BoardLabels, number: string, colour: RouletteColour): Mark => ({
  text: number,
  tone: colour,
  said: `${number} ${words.colour[colour]}`,
});

const bead = ({ side }: BoardLabels, winner: Side): Mark => ({
  text: side[winner].letter,
  tone: SIDE_TONE[winner],
  said: side[winner].name,
});

const plain = (text: string, tone: ResultTone = 'plain'): Mark => ({ text, tone, said: text });

/** The results of a board as marks, newest first. */
export function marksOf(board: MarkedBoard, words: BoardLabels): Mark[] {
  switch (board.kind) {
    case 'roulette':
      return board.results.map(({ number, colour }) => pocket(words, number, colour));
    case 'baccarat':
    case 'dragon-tiger':
      return board.results.map((winner) => bead(words, winner));
    case 'wheel':
      return board.results.map(({ segment, tone }) => plain(segment, tone));
    case 'flight':
      return board.results.map(({ height, tone }) => plain(height, tone));
    default:
      return board.results.map((text) => plain(text));
  }
}
