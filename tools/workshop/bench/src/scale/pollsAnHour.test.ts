import { describe, expect, it } from 'vitest';
import { pollsAnHour } from './pollsAnHour.ts';

const MINUTE = { everyMs: 60_000, needed: 1 };
const TWO_TABS = { tabs: 2, hidden: 75 };

describe('a poll every minute, in two tabs that are in the background three quarters of the time', () => {
  it.each([
    ['one tab for all', 'one', 60],
    ['one tab in the foreground for all', 'oneVisible', 30],
    ['each tab in the foreground', 'visible', 30],
  ] as const)('by %s', (_, tabs, now) =>
    expect(pollsAnHour({ ...MINUTE, tabs }, TWO_TABS)).toEqual({ each: 120, now }),
  );

  it('is needed only part of the time', () =>
    expect(pollsAnHour({ everyMs: 60_000, needed: 0.1, tabs: 'visible' }, TWO_TABS)).toEqual({
      each: 12,
      now: 3,
    }));
});

describe('several tabs in the foreground', () => {
  const windows = { tabs: 3, hidden: 0 };

  it('poll once between them', () => {
    for (const tabs of ['one', 'oneVisible'] as const)
      expect(pollsAnHour({ ...MINUTE, tabs }, windows)).toEqual({ each: 180, now: 60 });
  });

  it('poll each, without a leader', () =>
    expect(pollsAnHour({ ...MINUTE, tabs: 'visible' }, windows).now).toBe(180));
});

it('in the background, only the session is kept', () => {
  const now = (['one', 'oneVisible', 'visible'] as const).map(
    (tabs) => pollsAnHour({ ...MINUTE, tabs }, { tabs: 2, hidden: 100 }).now,
  );
  expect(now).toEqual([60, 0, 0]);
});
