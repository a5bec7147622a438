import { describe, expect, it } from 'vitest';
import { bingo, drawBingo } from './bingo.ts';
import { numbersOf } from './numbers.ts';
import { CALLED, chanceOfLines, expectedReturn, PRIZES } from './prizes.ts';
import { columnNumbers, drawTicket } from './tickets.ts';

describe('a ticket', () => {
  it('has three rows of five numbers, each in its column and once', () => {
    for (let index = 0; index < 500; index += 1) {
      const ticket = drawTicket(numbersOf('seed', `ticket ${index}`));
      expect(ticket).toHaveLength(3);
      for (const row of ticket) {
        expect(row).toHaveLength(9);
        expect(row.filter((number) => number > 0)).toHaveLength(5);
      }
      for (let column = 0; column < 9; column += 1) {
        const numbers = ticket.map((row) => row[column] ?? 0).filter((number) => number > 0);
        expect(numbers.length).toBeGreaterThan(0);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(columnNumbers(column)).toEqual(expect.arrayContaining(numbers));
      }
    }
  });
});

describe('a round', () => {
  it('calls 45 balls, each once, and the same ones for the same seed and number', () => {
    const { balls } = drawBingo('seed', 7, 2);
    expect(balls).toHaveLength(CALLED);
    expect(new Set(balls).size).toBe(CALLED);
    expect(Math.min(...balls) >= 1 && Math.max(...balls) <= 90).toBe(true);
    expect(drawBingo('seed', 7, 2).balls).toEqual(balls);
    expect(drawBingo('seed', 8, 2).balls).not.toEqual(balls);
  });

  it('pays each ticket its highest prize on its own stake', () => {
    for (let round = 1; round <= 200; round += 1) {
      const bet = bingo.readBet({ stake: '10.00', tickets: 6 });
      if (!bet) throw new Error('A valid bet was refused.');
      expect(bet.stake).toBe(60_00n);
      const { win, outcome } = bingo.drawing(1, 1, bet)('seed', round);
      const { lines, wins } = outcome as { lines: number[]; wins: string[] };
      expect(wins.map(Number)).toEqual(lines.map((count) => 10 * Number(PRIZES[count])));
      expect(Number(win)).toBe(100 * wins.reduce((sum, amount) => sum + Number(amount), 0));
    }
  });

  it.each([
    [{}],
    [{ stake: '10.00' }],
    [{ stake: '3.00', tickets: 1 }],
    [{ stake: '10.00', tickets: 0 }],
    [{ stake: '10.00', tickets: 7 }],
    [{ stake: '10.00', tickets: 1.5 }],
    [{ stake: '10.00', tickets: '2' }],
  ])('rejects %j', (body) => {
    expect(bingo.readBet(body)).toBeUndefined();
  });
});

describe('the prizes', () => {
  it('have an expected return of about 92 %', () => {
    expect(Math.abs(expectedReturn() - 0.92)).toBeLessThan(0.005);
  });

  it('have the expected frequencies in 24000 drawn tickets', () => {
    const counts = [0, 0, 0, 0];
    const rounds = 4_000;
    for (let round = 0; round < rounds; round += 1)
      for (const lines of drawBingo('long run', round, 6).lines) counts[lines] = (counts[lines] ?? 0) + 1;
    const tickets = rounds * 6;
    for (const [lines, chance] of Object.entries(chanceOfLines())) {
      /* Tickets of one round share its balls, hence six deviations rather than four. */
      const tolerance = 6 * Math.sqrt(chance / tickets);
      expect(Math.abs((counts[Number(lines)] ?? 0) / tickets - chance)).toBeLessThan(tolerance);
    }
    const back = counts.reduce((sum, count, lines) => sum + count * Number(PRIZES[lines] ?? 0n), 0) / tickets;
    /* A full house is so rare that the sample may contain none or a few too many: 12 points either way. */
    expect(Math.abs(back - expectedReturn())).toBeLessThan(0.12);
  }, 30_000);
});
