import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { expectedReturn } from './expectedReturn.ts';
import { LINES } from './lines.ts';
import { REELS, SCATTER, SYMBOLS, WILD, type Machine, type SymbolLetter } from './Machine.ts';
import { machineOf, MACHINES } from './machines.ts';
import { gridAt, stopsOf } from './reels.ts';
import { STAKES } from './stakes.ts';

const [steady] = MACHINES as readonly [Machine];
const gridOf = (...rows: readonly string[]) =>
  Array.from({ length: REELS }, (_, reel) => rows.map((row) => SYMBOLS.indexOf(row[reel] as SymbolLetter)));
const pays = (machine: Machine, ...rows: readonly string[]) =>
  evaluate(machine, gridOf(...rows), 20_00n).map(({ line, symbol, count, amount }) => ({
    line,
    symbol,
    count,
    amount,
  }));

describe('machines', () => {
  it.each(MACHINES)('$name returns about 96 %', (machine) => {
    expect(expectedReturn(machine)).toBeGreaterThan(0.955);
    expect(expectedReturn(machine)).toBeLessThan(0.965);
  });

  it.each(MACHINES)('$name has the expected return in play', (machine) => {
    const rounds = 50_000;
    let won = 0n;
    for (let round = 0; round < rounds; round += 1) {
      for (const { amount } of evaluate(
        machine,
        gridAt(machine, stopsOf(machine, 'long run', round)),
        20_00n,
      ))
        won += amount;
    }
    expect(Math.abs(Number(won) / (rounds * 2000) - expectedReturn(machine))).toBeLessThan(0.1);
  });

  it.each(MACHINES)('$name never shows two scatters on one reel', ({ strips }) => {
    for (const strip of strips) expect(`${strip}${strip.slice(0, 2)}`).not.toMatch(/S.?S/);
  });

  it('are assigned to games consistently', () => {
    const names = Array.from({ length: 60 }, (_, id) => machineOf(7, id).name);
    expect(new Set(names).size).toBe(MACHINES.length);
    expect(names).toEqual(Array.from({ length: 60 }, (_, id) => machineOf(7, id).name));
  });

  it('divide every stake evenly by their lines', () => {
    for (const { lines } of MACHINES)
      expect(STAKES.every((stake) => stake % BigInt(lines) === 0n)).toBe(true);
  });
});

describe('lines', () => {
  it('are twenty different paths within the window', () => {
    expect(new Set(LINES.map(String)).size).toBe(20);
    expect(LINES.flat().every((row) => row >= 0 && row <= 2)).toBe(true);
  });
});

describe('evaluate', () => {
  it('pays three of a kind from the left on the middle line', () => {
    expect(pays(steady, 'BCDBC', 'AAAHG', 'CDBCD')).toContainEqual({
      line: 0,
      symbol: 2,
      count: 3,
      amount: 45_00n,
    });
  });

  it('pays nothing for symbols that start on the second reel', () => {
    expect(pays(steady, 'BCDBC', 'GAAAH', 'CDBCD')).toEqual([]);
  });

  it('lets the wild substitute for a symbol, but not for the scatter', () => {
    expect(pays(steady, 'BCDBC', 'WAWAH', 'CDBCD')).toContainEqual({
      line: 0,
      symbol: 2,
      count: 4,
      amount: 160_00n,
    });
    expect(pays(steady, 'BCDBC', 'SWSWH', 'CDBCD').filter(({ symbol }) => symbol === SCATTER)).toEqual([]);
  });

  it('pays a line of wilds at the higher value', () => {
    const five = pays(steady, 'BCDBC', 'WWWWW', 'CDBCD').find(({ line }) => line === 0);
    expect(five).toEqual({ line: 0, symbol: WILD, count: 5, amount: 1200_00n });
    const four = pays(steady, 'BCDBC', 'WWWWH', 'CDBCD').find(({ line }) => line === 0);
    expect(four).toEqual({ line: 0, symbol: WILD, count: 4, amount: 160_00n });
  });

  it('pays scatters anywhere, in whole stakes', () => {
    expect(pays(steady, 'SBCDE', 'BCSEF', 'CDEFS')).toContainEqual({
      line: null,
      symbol: SCATTER,
      count: 3,
      amount: 40_00n,
    });
  });
});
