import { BeadRoad } from './BeadRoad.tsx';
import { DiceResults } from './DiceResults.tsx';
import type { BoardLabels, LiveBoard } from './LiveBoard.ts';
import { MarkRow } from './MarkRow.tsx';
import { marksOf } from './marksOf.ts';
import { SeatArc } from './SeatArc.tsx';

export type LiveResultsProps = { board: LiveBoard; words: BoardLabels };

/**
 * The last rounds of a live table, in the form its players know: roulette numbers, the bead road, dice,
 * segments of a wheel, the seats of a blackjack table. It is light on dark: place it on `theme.color.scrim`
 * or on an image.
 *
 * - Use for the results or seats of one live table, on its tile or next to its game.
 * - Not for the history of a player's own bets: DataTable. Not for a single state: Badge.
 * - Aloud: a named list, the newest first; every mark has its colour or side as text, since colour is never
 *   the only sign.
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
