import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESULT_TONES } from './LiveBoard.ts';
import { resultMarks } from './resultMarks.ts';
import { sampleBoards, liveTableLabels } from '../fixtures/sampleTables.ts';
import { seatOffset } from './SeatArc.tsx';

describe('resultMarks', () => {
  it.each([
    ['a pocket', resultMarks(sampleBoards.roulette, liveTableLabels)[0], '17', 'black', '17 siyah'],
    ['zero', resultMarks(sampleBoards.roulette, liveTableLabels)[2], '0', 'green', '0 yeşil'],
    ['a banker', resultMarks(sampleBoards.baccarat, liveTableLabels)[0], 'B', 'red', 'Kasa'],
    ['a player', resultMarks(sampleBoards.baccarat, liveTableLabels)[1], 'P', 'blue', 'Oyuncu'],
    ['a tie', resultMarks(sampleBoards.baccarat, liveTableLabels)[4], 'T', 'green', 'Berabere'],
    ['a tiger', resultMarks(sampleBoards.dragonTiger, liveTableLabels)[1], 'K', 'gold', 'Kaplan'],
    ['a segment', resultMarks(sampleBoards.megaWheel, liveTableLabels)[2], '40', 'black', '40'],
    ['a flight', resultMarks(sampleBoards.boomOrBust, liveTableLabels)[0], '14,25x', 'gold', '14,25x'],
    ['a hand', resultMarks(sampleBoards.poker, liveTableLabels)[0], 'Ful', 'plain', 'Ful'],
  ])('draws %s', (_, mark, text, tone, accessibleName) => {
    expect(mark).toEqual({ text, tone, accessibleName });
  });

  it('keeps the order, and has a text for each colour', () => {
    const pocket = fc.record({
      number: fc.integer({ min: 0, max: 36 }).map(String),
      colour: fc.constantFrom('red' as const, 'black' as const, 'green' as const),
    });
    fc.assert(
      fc.property(fc.array(pocket), (results) => {
        const marks = resultMarks({ kind: 'roulette', results }, liveTableLabels);
        expect(marks.map(({ text }) => text)).toEqual(results.map(({ number }) => number));
        for (const [index, { accessibleName, tone }] of marks.entries()) {
          expect(RESULT_TONES).toContain(tone);
          expect(accessibleName).toContain(liveTableLabels.colour[results[index]!.colour]);
        }
      }),
    );
  });
});

describe('seatOffset', () => {
  it.each([
    [7, [0, 7, 11, 12, 11, 7, 0]],
    [2, [0, 0]],
    [1, [12]],
  ])('lays %d seats out on an arc', (seats, depths) => {
    expect(Array.from({ length: seats }, (_, seat) => seatOffset(seat, seats))).toEqual(depths);
  });
});
