import { BeadRoad } from './BeadRoad.tsx';
import { DiceResults } from './DiceResults.tsx';
import type { BoardLabels, LiveBoard } from './LiveBoard.ts';
import { ResultMarkRow } from './ResultMarkRow.tsx';
import { resultMarks } from './resultMarks.ts';
import { SeatArc } from './SeatArc.tsx';

export type LiveResultsProps = { board: LiveBoard; labels: BoardLabels };

/**
 * The last rounds of a live table, in the form its players know: roulette numbers, the bead road, dice,
 * segments of a wheel, the seats of a blackjack table. It is light on dark: place it on `theme.color.scrim`
 * or on an image.
 *
 * - Use for the results or seats of one live table, on its tile or next to its game.
 * - Not for the history of a player's own bets: DataTable. Not for a single state: Badge.
 * - Screen reader: a named list, the newest first; every mark has its colour or side as text, since colour is never the
 *   only sign.
 */
export function LiveResults({ board, labels }: LiveResultsProps) {
  switch (board.kind) {
    case 'seats':
      return <SeatArc taken={board.taken} labels={labels} />;
    case 'dice':
      return <DiceResults results={board.results} labels={labels} />;
    case 'baccarat':
    case 'dragon-tiger':
      return <BeadRoad label={labels.results} marks={resultMarks(board, labels)} />;
    default:
      return (
        <ResultMarkRow
          label={labels.results}
          marks={resultMarks(board, labels)}
          shape={board.kind === 'roulette' || board.kind === 'wheel' ? 'disc' : 'slip'}
        />
      );
  }
}
