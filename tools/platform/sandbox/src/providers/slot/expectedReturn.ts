import { linePay } from './evaluate.ts';
import { REELS, ROWS, SYMBOLS, type Machine } from './Machine.ts';

function frequencies({ strips }: Machine): number[][] {
  return strips.map((strip) =>
    SYMBOLS.map((letter) => [...strip].filter((shown) => shown === letter).length / strip.length),
  );
}

/** The mean payout of one line, in line bets: every combination of symbols, weighted by its probability. */
function lineReturn(machine: Machine): number {
  const shares = frequencies(machine);
  const walk = (symbols: readonly number[], chance: number): number => {
    if (chance === 0) return 0;
    if (symbols.length === REELS) return chance * linePay(machine, symbols).pay;
    const next = shares[symbols.length] ?? [];
    return next.reduce((sum, share, symbol) => sum + walk([...symbols, symbol], chance * share), 0);
  };
  return walk([], 1);
}

/** The probability that a reel's window shows a scatter; the strips never show two at once. */
function scatterChance(strip: string): number {
  const doubled = strip + strip.slice(0, ROWS - 1);
  const showing = [...strip].filter((_, stop) => doubled.slice(stop, stop + ROWS).includes('S'));
  return showing.length / strip.length;
}

function scatterReturn({ strips, scatterPays }: Machine): number {
  let counts = [1];
  for (const chance of strips.map(scatterChance)) {
    counts = Array.from(
      { length: counts.length + 1 },
      (_, n) => (counts[n] ?? 0) * (1 - chance) + (counts[n - 1] ?? 0) * chance,
    );
  }
  return scatterPays.reduce((sum, pay, index) => sum + pay * (counts[index + 3] ?? 0), 0);
}

/** The return to player, computed exactly over the strips. */
export const expectedReturn = (machine: Machine): number => lineReturn(machine) + scatterReturn(machine);
