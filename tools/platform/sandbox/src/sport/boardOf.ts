import { seededInt } from '../random.ts';
import type { BookPage } from './books.ts';
import type { SportKind } from './leagues.ts';
import { elapsedOf, matchesBetween, scoreOf, type Match } from './matches.ts';
import { oddsOf, PICKS, takesBets } from './odds.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const HUES = 360;

interface Stretch {
  kind: SportKind;
  /** How far the page's time range extends before and after now, ms. */
  back: number;
  ahead: number;
  shows: (match: Match, now: number) => boolean;
}

/** The matches on each page; the history page shows bets instead. */
const STRETCHES: Record<Exclude<BookPage, 'history'>, Stretch> = {
  prematch: { kind: 'sport', back: 0, ahead: 24 * HOUR, shows: ({ startsAt }, now) => startsAt > now },
  live: { kind: 'sport', back: 0, ahead: 0, shows: ({ startsAt }, now) => startsAt <= now },
  esport: { kind: 'esport', back: 0, ahead: 3 * HOUR, shows: () => true },
  results: { kind: 'sport', back: 24 * HOUR, ahead: 0, shows: ({ endsAt }, now) => endsAt <= now },
};

const priceText = (odds: number) => (odds / 100).toFixed(2);

function matchView(seed: number, match: Match, now: number) {
  const odds = oddsOf(match, now);
  const side = (name: string) => ({ name, hue: seededInt(seed, HUES, 'crest', name) });
  return {
    id: match.id,
    league: match.league.name,
    sport: match.league.sport,
    home: side(match.home),
    away: side(match.away),
    startsAt: match.startsAt,
    started: match.startsAt <= now,
    over: match.endsAt <= now,
    minute: Math.floor(elapsedOf(match, now) * (match.league.minutes ?? match.league.duration / MINUTE)),
    score: scoreOf(match, now),
    takesBets: takesBets(match, now),
    odds: Object.fromEntries(PICKS.map((pick) => [pick, priceText(odds[pick])])),
  };
}

/** The matches of a page at a time (ms). */
export function boardOf(seed: number, page: BookPage, now: number) {
  if (page === 'history') return [];
  const { kind, back, ahead, shows } = STRETCHES[page];
  const matches = matchesBetween(seed, { kind, from: now - back, to: now + ahead + 1 }).filter((match) =>
    shows(match, now),
  );
  return (page === 'results' ? matches.reverse() : matches).map((match) => matchView(seed, match, now));
}
