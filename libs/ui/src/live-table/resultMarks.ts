import type { BoardLabels, LiveBoard, ResultTone, RouletteColour, Side } from './LiveBoard.ts';

/** One displayed result: its text, its colour, and its accessible text. */
export type ResultMark = { text: string; tone: ResultTone; accessibleName: string };

/** Boards that show results as a row of marks; seats and dice have their own components. */
export type MarkedBoard = Exclude<LiveBoard, { kind: 'seats' } | { kind: 'dice' }>;

const SIDE_TONE: Record<Side, ResultTone> = {
  player: 'blue',
  banker: 'red',
  dragon: 'red',
  tiger: 'gold',
  tie: 'green',
};

const pocket = (labels: BoardLabels, number: string, colour: RouletteColour): ResultMark => ({
  text: number,
  tone: colour,
  accessibleName: `${number} ${labels.colour[colour]}`,
});

const bead = ({ side }: BoardLabels, winner: Side): ResultMark => ({
  text: side[winner].letter,
  tone: SIDE_TONE[winner],
  accessibleName: side[winner].name,
});

const plain = (text: string, tone: ResultTone = 'plain'): ResultMark => ({
  text,
  tone,
  accessibleName: text,
});

/** The results of a board as marks, newest first. */
export function resultMarks(board: MarkedBoard, labels: BoardLabels): ResultMark[] {
  switch (board.kind) {
    case 'roulette':
      return board.results.map(({ number, colour }) => pocket(labels, number, colour));
    case 'baccarat':
    case 'dragon-tiger':
      return board.results.map((winner) => bead(labels, winner));
    case 'wheel':
      return board.results.map(({ segment, tone }) => plain(segment, tone));
    case 'flight':
      return board.results.map(({ height, tone }) => plain(height, tone));
    default:
      return board.results.map((text) => plain(text));
  }
}
