import { formatMoney } from '../../money.ts';
import type { Drawing } from '../playRound.ts';
import { evaluate } from './evaluate.ts';
import type { Machine } from './Machine.ts';
import { gridAt, stopsOf } from './reels.ts';
import { STAKES } from './stakes.ts';

/** One of the available stakes, minor units; undefined for anything else. */
export const readStake = (stake: unknown): bigint | undefined =>
  STAKES.find((offered) => formatMoney(offered) === stake);

/** One round of the reels. */
export function spin(machine: Machine, seed: string, round: number, stake: bigint): Drawing {
  const grid = gridAt(machine, stopsOf(machine, seed, round));
  const wins = evaluate(machine, grid, stake);
  return {
    win: wins.reduce((sum, { amount }) => sum + amount, 0n),
    outcome: { grid, wins: wins.map((win) => ({ ...win, amount: formatMoney(win.amount) })) },
  };
}
