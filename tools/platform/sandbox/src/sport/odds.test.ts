import { describe, expect, it } from 'vitest';
import { findMatch, matchesBetween, scoreOf, type Match } from './matches.ts';
import { oddsOf, takesBets, winningPick } from './odds.ts';

const SEED = 7;
const NOON = Date.UTC(2026, 2, 1, 12);
const DAY = 86_400_000;
const matches = matchesBetween(SEED, { kind: 'sport', from: NOON, to: NOON + 60 * DAY });

/** The mean return of a stake of 1 on a pick. */
const returnOf = (pick: 'p1' | 'x' | 'p2', list: readonly Match[]) =>
  list.reduce(
    (sum, match) => sum + (winningPick(match) === pick ? oddsOf(match, NOON - DAY)[pick] / 100 : 0),
    0,
  ) / list.length;

describe('matches', () => {
  it('are deterministic, and found by their id', () => {
    expect(matchesBetween(SEED, { kind: 'sport', from: NOON, to: NOON + 60 * DAY })).toEqual(matches);
    for (const match of matches.slice(0, 20)) {
      expect(findMatch(SEED, match.id)).toEqual(match);
      expect(match.home).not.toBe(match.away);
    }
    for (const id of ['99-1', '1', 'a-b', '00-1', '-1-2', '']) expect(findMatch(SEED, id)).toBeUndefined();
  });

  it('leave each club most of a day between two of its matches', () => {
    const last = new Map<string, number>();
    for (const { league, home, away, startsAt, endsAt } of matches)
      for (const club of [home, away]) {
        const name = `${league.sport} ${club}`;
        expect(startsAt - (last.get(name) ?? -Infinity), name).toBeGreaterThan(16 * 3_600_000);
        last.set(name, endsAt);
      }
  });

  it('start at 0:0, and never lose a goal', () => {
    for (const match of matches.slice(0, 50)) {
      expect(scoreOf(match, match.startsAt - 1)).toEqual({ home: 0, away: 0 });
      const half = scoreOf(match, (match.startsAt + match.endsAt) / 2);
      const end = scoreOf(match, match.endsAt);
      expect(end.home >= half.home && end.away >= half.away).toBe(true);
      expect(end).toEqual({ home: match.homeGoals.length, away: match.awayGoals.length });
    }
  });
});

describe('odds', () => {
  it('have a margin on every pick, and a moderate one', () => {
    for (const match of matches.slice(0, 40)) {
      const { p1, x, p2 } = oddsOf(match, NOON - DAY);
      const book = 100 / p1 + 100 / x + 100 / p2;
      expect(book).toBeGreaterThan(1.02);
      expect(book).toBeLessThan(1.12);
    }
    for (const pick of ['p1', 'x', 'p2'] as const) {
      expect(matches.length).toBeGreaterThan(1500);
      expect(returnOf(pick, matches)).toBeGreaterThan(0.8);
      expect(returnOf(pick, matches)).toBeLessThan(1.08);
    }
  });

  it('follow the score, and close before the end', () => {
    const decided = matches.find((match) => {
      const { home, away } = scoreOf(match, match.endsAt - 1);
      return home - away >= 2;
    }) as Match;
    const late = decided.startsAt + 0.9 * (decided.endsAt - decided.startsAt);
    const { home, away } = scoreOf(decided, late);
    if (home > away) expect(oddsOf(decided, late).p1).toBeLessThan(oddsOf(decided, decided.startsAt).p1);
    expect(takesBets(decided, late)).toBe(true);
    expect(takesBets(decided, decided.endsAt - 1)).toBe(false);
    expect(takesBets(decided, decided.startsAt - 2 * DAY)).toBe(false);
  });
});
