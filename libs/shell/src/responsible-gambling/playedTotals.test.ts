import { describe, expect, it } from 'vitest';
import { addPlayed, hoursAndMinutes, NOTHING_PLAYED } from './playedTotals.ts';

describe('addPlayed', () => {
  it('sums stakes and wins, and subtracts refunded stakes', () => {
    const rows = [
      { minor: -1000, type: 1 },
      { minor: 2500, type: 2 },
      { minor: 500, type: 1 },
      { minor: 500, type: 3 },
      { minor: 99, type: 9 },
    ];
    expect(rows.reduce(addPlayed, NOTHING_PLAYED)).toEqual({ staked: 1000, won: 2500 });
  });

  it('throws on an unreadable amount', () =>
    expect(() => addPlayed(NOTHING_PLAYED, { minor: undefined, type: 1 })).toThrow('invalid amount'));
});

it.each([
  [0, 0, 0],
  [59_999, 0, 0],
  [3_600_000, 1, 0],
  [8_099_000, 2, 14],
  [-5, 0, 0],
])('%i ms are %i h %i min', (ms, hours, minutes) => expect(hoursAndMinutes(ms)).toEqual({ hours, minutes }));
