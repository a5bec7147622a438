import { describe, expect, it } from 'vitest';
import {
  nextCheckAt,
  isDue,
  isRealityCheckRecord,
  recordOfPlayer,
  type RealityCheckRecord,
} from './realityCheckSchedule.ts';

const MINUTE = 60_000;
const LOGIN = 1_000 * MINUTE;
const session = { player: 7, loginAt: LOGIN, usual: 60 } as const;
const record = (rest: Partial<RealityCheckRecord>): RealityCheckRecord => ({ player: 7, ...rest });

describe('nextCheckAt', () => {
  it.each([
    ['one brand interval after the login', undefined, LOGIN + 60 * MINUTE],
    ['after the player’s own interval', record({ minutes: 15 }), LOGIN + 15 * MINUTE],
    ['one interval after the last answer', record({ answeredAt: LOGIN + 61 * MINUTE }), LOGIN + 121 * MINUTE],
    ['regardless of an answer in an earlier session', record({ answeredAt: 5 }), LOGIN + 60 * MINUTE],
    [
      'regardless of another player’s record',
      { player: 8, minutes: 15, answeredAt: LOGIN } as const,
      LOGIN + 60 * MINUTE,
    ],
  ])('is due %s', (_, stored, expected) => expect(nextCheckAt(stored, session)).toBe(expected));

  it.each([
    [LOGIN, false],
    [LOGIN + 60 * MINUTE - 1, false],
    [LOGIN + 60 * MINUTE, true],
    [LOGIN + 9_000 * MINUTE, true],
    [LOGIN - 2 * MINUTE, true],
  ])('is due at %i: %s', (now, due) => expect(isDue(undefined, session, now)).toBe(due));
});

describe('the stored record', () => {
  it.each([
    [{ player: 7 }, true],
    [{ player: 7, minutes: 30, answeredAt: 1 }, true],
    [{ player: 7, minutes: 1 }, false],
    [{ player: '7' }, false],
    [{ player: 7, answeredAt: Number.NaN }, false],
    [null, false],
    [[], false],
    ['x', false],
  ])('accepts %j: %s', (value, accepted) => expect(isRealityCheckRecord(value)).toBe(accepted));

  it('belongs to its player', () =>
    expect(recordOfPlayer(record({ minutes: 15 }), 8)).toEqual({ player: 8 }));
});
