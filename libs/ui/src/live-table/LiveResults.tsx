import { BeadRoad } from './BeadRoad.tsx';
import { DiceResults } from './DiceResults.tsx';
import type { BoardLabels, LiveBoard } from './LiveBoard.ts';
import { MarkRow } from './MarkRow.tsx';
import { marksOf } from './marksOf.ts';
import { SeatArc } from './SeatArc.tsx';

export type LiveResultsProps = { board: LiveBoard; words: BoardLabels };

/**
 * What a live table shows of its last rounds, drawn as its players know it: numbers of roulette, the road of beads, dice,
 * segments of a wheel, the seats of a blackjack table. It is light on dark: lay it on `theme.color.scrim` or on a picture.
 *
 * - Use for the results or seats of one live table, on its tile or beside its game.
 * - Not for the history of a player's own bets: DataTable. Not for a single state: Badge.
 * - Aloud: a named list, the newest first; every mark says its colour or side in words, since no colour is the only sign.
 */
export function LiveResults({ board, words }: LiveResultsProps) {
  switch (board.kind) {
    case 'seats':
      return <SeatArc taken={board.taken} words={words} />;
    case 'dice':
      return <DiceResults results={board.results} words={words} />;
    case 'baccarat':
    case 'dragon-tiger':
      return <BeadRoad label={words.results} marks={marksOf(board, words)} />;
    default:
      return (
        <MarkRow
          label={words.results}
          marks={marksOf(board, words)}
          shape={board.kind === 'roulette' || board.kind === 'wheel' ? 'disc' : 'slip'}
        />
      );
  }
}
