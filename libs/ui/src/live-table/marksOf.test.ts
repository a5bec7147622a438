import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESULT_TONES } from './LiveBoard.ts';
import { marksOf } from './marksOf.ts';
import { sampleBoards, tableWords } from '../fixtures/sampleTables.ts';
import { seatDepth } from './SeatArc.tsx';

describe('marksOf', () => {
  it.each([
    ['a pocket', marksOf(sampleBoards.roulette, tableWords)[0], '17', 'black', '17 siyah'],
    ['zero', marksOf(sampleBoards.roulette, tableWords)[2], '0', 'green', '0 yeşil'],
    ['a banker', marksOf(sampleBoards.baccarat, tableWords)[0], 'B', 'red', 'Kasa'],
    ['a player', marksOf(sampleBoards.baccarat, tableWords)[1], 'P', 'blue', 'Oyuncu'],
    ['a tie', marksOf(sampleBoards.baccarat, tableWords)[4], 'T', 'green', 'Berabere'],
    ['a tiger', marksOf(sampleBoards.dragonTiger, tableWords)[1], 'K', 'gold', 'Kaplan'],
    ['a segment', marksOf(sampleBoards.megaWheel, tableWords)[2], '40', 'black', '40'],
    ['a flight', marksOf(sampleBoards.boomOrBust, tableWords)[0], '14,25x', 'gold', '14,25x'],
    ['a hand', marksOf(sampleBoards.poker, tableWords)[0], 'Ful', 'plain', 'Ful'],
  ])('draws %s', (_, mark, text, tone, said) => {
    expect(mark).toEqual({ text, tone, said });
  });

  it('keeps the order, and says in words what a colour says', () => {
    const pocket = fc.record({
      number: fc.integer({ min: 0, max: 36 }).map(String),
      colour: fc.constantFrom('red' as const, 'black' as const, 'green' as const),
    });
    fc.assert(
      fc.property(fc.array(pocket), (results) => {
        const marks = marksOf({ kind: 'roulette', results }, tableWords);
        expect(marks.map(({ text }) => text)).toEqual(results.map(({ number }) => number));
        for (const [index, { said, tone }] of marks.entries()) {
          expect(RESULT_TONES).toContain(tone);
          expect(said).toContain(tableWords.colour[results[index]!.colour]);
        }
      }),
    );
  });
});

describe('seatDepth', () => {
  it.each([
    [7, [0, 7, 11, 12, 11, 7, 0]],
    [2, [0, 0]],
    [1, [12]],
  ])('lays %d seats on a bow', (seats, depths) => {
    expect(Array.from({ length: seats }, (_, seat) => seatDepth(seat, seats))).toEqual(depths);
  });
});
