import { LINES } from './lines.ts';
import { SCATTER, SYMBOLS, WILD, type Machine } from './Machine.ts';
import type { Grid } from './reels.ts';

export type Cell = readonly [reel: number, row: number];

export interface Win {
  /** The line's index; null for scatters, which pay anywhere. */
  line: number | null;
  symbol: number;
  count: number;
  cells: readonly Cell[];
  /** Minor units. */
  amount: bigint;
}

const MIN = 3;

/** The number of reels from the left with the symbol, or a wild for it. */
function runOf(symbols: readonly number[], symbol: number): number {
  const end = symbols.findIndex((shown) => shown !== symbol && shown !== WILD);
  return end === -1 ? symbols.length : end;
}

function payOf({ pays }: Machine, symbol: number, count: number): number {
  const letter = SYMBOLS[symbol];
  return letter === undefined || letter === 'S' || count < MIN ? 0 : (pays[letter][count - MIN] ?? 0);
}

/** The better payout of a line: its leading wilds alone, or together with the symbol after them. */
export function linePay(
  machine: Machine,
  symbols: readonly number[],
): { symbol: number; count: number; pay: number } {
  const wilds = symbols.findIndex((symbol) => symbol !== WILD);
  const wildRun = wilds === -1 ? symbols.length : wilds;
  const own = { symbol: WILD, count: wildRun, pay: payOf(machine, WILD, wildRun) };
  const first = symbols[wildRun];
  if (first === undefined || first === SCATTER) return own;
  const count = runOf(symbols, first);
  const pay = payOf(machine, first, count);
  return pay > own.pay ? { symbol: first, count, pay } : own;
}

function lineWins(machine: Machine, grid: Grid, stake: bigint): Win[] {
  const bet = stake / BigInt(machine.lines);
  return LINES.slice(0, machine.lines).flatMap((rows, line): Win[] => {
    const { symbol, count, pay } = linePay(
      machine,
      rows.map((row, reel) => grid[reel]?.[row] ?? SCATTER),
    );
    if (pay === 0) return [];
    const cells = rows.slice(0, count).map((row, reel): Cell => [reel, row]);
    return [{ line, symbol, count, cells, amount: bet * BigInt(pay) }];
  });
}

function scatterWin({ scatterPays }: Machine, grid: Grid, stake: bigint): Win[] {
  const cells = grid.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row): Cell[] => (symbol === SCATTER ? [[reel, row]] : [])),
  );
  const pay = scatterPays[Math.min(cells.length, grid.length) - MIN];
  if (pay === undefined) return [];
  return [{ line: null, symbol: SCATTER, count: cells.length, cells, amount: stake * BigInt(pay) }];
}

/** All wins of a grid for a stake (minor units, divisible by the lines), highest first. */
export function evaluate(machine: Machine, grid: Grid, stake: bigint): Win[] {
  return [...lineWins(machine, grid, stake), ...scatterWin(machine, grid, stake)].sort((a, b) =>
    a.amount === b.amount ? (a.line ?? -1) - (b.line ?? -1) : a.amount < b.amount ? 1 : -1,
  );
}
