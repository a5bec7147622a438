import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRefreshMark,
  nextRefresh,
  stageAfterFailure,
  CHECK_EVERY,
  OLD_SESSION,
  REFRESH_EVERY,
} from './refreshSchedule.ts';

const T = 1_800_000_000_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

describe('when the next refresh is due', () => {
  it.each([
    ['120 s after the login', 'quick', 0, 0, 1, 2 * MINUTE],
    ['at once, after eight hours of sleep', 'quick', 0, 0, 8 * 60 * MINUTE, 2 * MINUTE],
    ['120 s from now, when the clock was set back a day', 'quick', 0, 0, -DAY, -DAY + 2 * MINUTE],
    ['at the first check past 53 minutes', 'slow', 4 * MINUTE, 0, 4 * MINUTE, 54 * MINUTE],
    ['not at a check of exactly 53 minutes', 'slow', 3 * MINUTE, 0, 3 * MINUTE, 58 * MINUTE],
    ['at the next check, when the session is old', 'slow', 54 * MINUTE, 0, 55 * MINUTE, 59 * MINUTE],
    ['at the next check, when the login is in the future', 'slow', 0, DAY, 0, 5 * MINUTE],
    ['never, once the slow check failed as well', 'stopped', 0, 0, DAY, undefined],
  ] as const)('%s', (_, stage, at, login, now, due) => {
    const next = nextRefresh({ at: T + at, stage }, T + login, T + now);
    expect(next).toBe(due === undefined ? undefined : T + due);
  });

  it('skips the age check without a login time', () => {
    expect(nextRefresh({ at: T, stage: 'slow' }, undefined, T)).toBeUndefined();
    expect(nextRefresh({ at: T, stage: 'quick' }, undefined, T)).toBe(T + REFRESH_EVERY);
  });

  const moment = fc.integer({ min: T - 400 * DAY, max: T + 400 * DAY });
  const stages = fc.constantFrom('quick' as const, 'slow' as const);

  it('keeps attempts at least 120 s apart when the clock jumps', () => {
    fc.assert(
      fc.property(stages, moment, moment, fc.array(moment, { maxLength: 50 }), (stage, at, login, times) => {
        let mark = { at, stage };
        let last = Number.NEGATIVE_INFINITY;
        for (const now of times.toSorted((one, other) => one - other)) {
          const due = nextRefresh(mark, login, now) ?? Number.POSITIVE_INFINITY;
          if (now < due) continue;
          if (now - last < REFRESH_EVERY) return false;
          last = now;
          mark = { at: now, stage };
        }
        return true;
      }),
    );
  });

  it('is at most the age of an old session plus one check away', () => {
    fc.assert(
      fc.property(stages, moment, moment, moment, (stage, at, login, now) => {
        const due = nextRefresh({ at, stage }, login, now) ?? Number.NaN;
        return due - now <= OLD_SESSION + CHECK_EVERY;
      }),
    );
  });
});

it('a failure changes the stage from quick to slow, and from slow to stopped', () => {
  expect(stageAfterFailure('quick')).toBe('slow');
  expect(stageAfterFailure('slow')).toBe('stopped');
});

it.each([
  null,
  1,
  'quick',
  [],
  {},
  { at: '1', stage: 'quick' },
  { at: Number.NaN, stage: 'slow' },
  { at: 1, stage: 'x' },
])('%j is not a refresh mark', (value) => expect(isRefreshMark(value)).toBe(false));
