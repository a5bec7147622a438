import { useEffect, useState } from 'react';

export type OddsMove = 'up' | 'down';
export type OddsMoveState = { odds: number | undefined; move: OddsMove | undefined };

/** How long a move stays in sight, ms. */
export const ODDS_MOVE_MS = 6000;

/** What a new price is beside the last one. A price that was not known, or is not any more, is no move. */
export function nextMove({ odds, move }: OddsMoveState, next: number | undefined): OddsMoveState {
  if (next === odds) return { odds, move };
  if (next === undefined || odds === undefined) return { odds: next, move: undefined };
  return { odds: next, move: next > odds ? 'up' : 'down' };
}

/** Whether the odds have just risen or fallen, for an OddsButton's `move`: it is told for six seconds after each change. */
export function useOddsMove(odds: number | undefined): OddsMove | undefined {
  const [state, setState] = useState<OddsMoveState>({ odds, move: undefined });
  const next = nextMove(state, odds);
  if (next.odds !== state.odds) setState(next);
  useEffect(() => {
    if (next.move === undefined) return;
    const timer = setTimeout(() => setState({ odds, move: undefined }), ODDS_MOVE_MS);
    return () => clearTimeout(timer);
  }, [odds, next.move]);
  return next.move;
}
