import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDates } from './createDates.ts';

const MOMENT = Date.UTC(2026, 2, 1, 18, 30, 2);

describe('times in UTC', () => {
  const dates = createDates('utc', 'tr');

  it('are month first, to the second, in every language', () => {
    expect(dates.moment(MOMENT)).toBe('03/01/2026 18:30:02');
    expect(createDates('utc', 'en').moment(MOMENT)).toBe('03/01/2026 18:30:02');
    expect(dates.stamp(MOMENT)).toBe('03/01/2026 18:30:02 UTC');
    expect([dates.day(MOMENT), dates.minute(MOMENT), dates.time(MOMENT)]).toEqual([
      '03/01/2026',
      '03/01/2026 18:30',
      '18:30:02',
    ]);
  });

  it('write midnight as 00', () => expect(dates.time(Date.UTC(2026, 2, 1))).toBe('00:00:00'));

  it('have the zone in their labels, and the player’s local time next to them', () => {
    expect(dates.label('Tarih')).toBe('Tarih (UTC)');
    expect(dates.otherZone).toBeUndefined();
    expect(dates.other(MOMENT)).toBe(createDates('local', 'tr').moment(MOMENT));
  });
});

describe('the player’s local times', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['tr', '1 Mar 2026 18:30:02'],
    ['en', '1 Mar 2026 18:30:02'],
  ] as const)('are in the language’s order: %s', (language, text) => {
    const dates = createDates('local', language);
    const own = new Date(2026, 2, 1, 18, 30, 2).getTime();
    expect(dates.moment(own)).toBe(text);
    expect(dates.stamp(own)).toBe(text);
    expect(dates.label('Date')).toBe('Date');
  });

  it('have UTC next to them, with its name', () => {
    const { other, otherZone } = createDates('local', 'en');
    expect(`${other(MOMENT)} ${otherZone}`).toBe('1 Mar 2026 18:30:02 UTC');
  });

  it('report whether UTC is a different time', () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValueOnce(-180).mockReturnValueOnce(0);
    const { differs } = createDates('local', 'tr');
    expect([differs(MOMENT), differs(MOMENT)]).toEqual([true, false]);
  });
});

describe('the page’s clock', () => {
  it('is UTC if times are UTC', () => {
    const { toWall, fromWall } = createDates('utc', 'tr');
    expect([toWall(MOMENT), fromWall(MOMENT)]).toEqual([MOMENT, MOMENT]);
  });

  it('is local if times are local, in both directions', () => {
    const { toWall, fromWall } = createDates('local', 'tr');
    const own = new Date(2026, 2, 1, 18, 30, 2).getTime();
    expect(new Date(toWall(own)).toISOString()).toBe('2026-03-01T18:30:02.000Z');
    expect(fromWall(Date.UTC(2026, 2, 1, 18, 30, 2))).toBe(own);
  });
});
