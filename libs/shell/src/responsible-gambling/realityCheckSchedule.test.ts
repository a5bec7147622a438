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
const note = (rest: Partial<RealityCheckRecord>): RealityCheckRecord => ({ player: 7, ...rest });

describe('the next check', () => {
  it.each([
    ['the brand’s interval after the login', undefined, LOGIN + 60 * MINUTE],
    ['the player’s own interval', note({ minutes: 15 }), LOGIN + 15 * MINUTE],
    ['one interval after the last answer', note({ answeredAt: LOGIN + 61 * MINUTE }), LOGIN + 121 * MINUTE],
    ['not after an answer of an earlier session', note({ answeredAt: 5 }), LOGIN + 60 * MINUTE],
    ['not another player’s', { player: 8, minutes: 15, answeredAt: LOGIN } as const, LOGIN + 60 * MINUTE],
  ])('is due %s', (_, known, wanted) => expect(nextCheckAt(known, session)).toBe(wanted));

  it.each([
    [LOGIN, false],
    [LOGIN + 60 * MINUTE - 1, false],
    [LOGIN + 60 * MINUTE, true],
    [LOGIN + 9_000 * MINUTE, true],
    [LOGIN - 2 * MINUTE, true],
  ])('at %i: %s', (now, due) => expect(isDue(undefined, session, now)).toBe(due));
});

describe('what is remembered', () => {
  it.each([
    [{ player: 7 }, true],
    [{ player: 7, minutes: 30, answeredAt: 1 }, true],
    [{ player: 7, minutes: 1 }, false],
    [{ player: '7' }, false],
    [{ player: 7, answeredAt: Number.NaN }, false],
    [null, false],
    [[], false],
    ['x', false],
  ])('%j counts: %s', (value, counts) => expect(isRealityCheckRecord(value)).toBe(counts));

  it('belongs to its player', () => expect(recordOfPlayer(note({ minutes: 15 }), 8)).toEqual({ player: 8 }));
});
