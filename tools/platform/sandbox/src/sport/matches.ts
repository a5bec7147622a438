import { seeded } from '../random.ts';
import { LEAGUES, type League, type SportKind } from './leagues.ts';

export interface Match {
  /** `<league>-<turn>`. */
  id: string;
  league: League;
  home: string;
  away: string;
  /** ms */
  startsAt: number;
  endsAt: number;
  /** The times of each side's goals as fractions of the match, in order. */
  homeGoals: readonly number[];
  awayGoals: readonly number[];
  /** The expected goals of each side, from which the odds are computed. */
  expected: readonly [home: number, away: number];
}

const HOME_ADVANTAGE = 1.12;
/** The maximum deviation of a club's strength from the mean. */
const SPREAD = 0.45;

const strengthOf = (seed: number, club: string) => 1 + SPREAD * (seeded(seed, 'strength', club) - 0.5) * 2;

/** The number of goals for a number in [0, 1), by a Poisson distribution. */
function goalsFor(mean: number, chance: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  let goals = 0;
  while (sum < chance && goals < 4 * mean + 12) {
    goals += 1;
    term *= mean / goals;
    sum += term;
  }
  return goals;
}

function goalTimes(seed: number, id: string, side: string, mean: number): number[] {
  const count = goalsFor(mean, seeded(seed, 'goals', id, side));
  return Array.from({ length: count }, (_, goal) => seeded(seed, 'goal', id, side, goal)).sort(
    (a, b) => a - b,
  );
}

/**
 * The two sides of a match. In each round every club plays once: one half of the clubs in a fixed order, the other half
 * shifted by one each round, so that no club plays twice within a few hours.
 */
function sidesOf(clubs: readonly string[], turn: number): [home: string, away: string] {
  const half = clubs.length / 2;
  const round = Math.floor(turn / half);
  const one = clubs[turn % half] ?? '';
  const other = clubs[half + ((turn + round) % half)] ?? '';
  return round % 2 === 0 ? [one, other] : [other, one];
}

function matchOf(seed: number, leagueIndex: number, league: League, turn: number): Match {
  const id = `${leagueIndex}-${turn}`;
  const { clubs, goals } = league;
  const [home, away] = sidesOf(clubs, turn);
  const ratio = (HOME_ADVANTAGE * strengthOf(seed, home)) / strengthOf(seed, away);
  const expected = [(goals * ratio) / (1 + ratio), goals / (1 + ratio)] as const;
  const startsAt = turn * league.every + league.shift;
  return {
    id,
    league,
    home,
    away,
    startsAt,
    endsAt: startsAt + league.duration,
    homeGoals: goalTimes(seed, id, 'home', expected[0]),
    awayGoals: goalTimes(seed, id, 'away', expected[1]),
    expected,
  };
}

const MATCH_ID = /^(\d{1,2})-(\d{1,7})$/;

/** A match by its id; undefined for an unknown id. */
export function findMatch(seed: number, id: string): Match | undefined {
  const [, index = '', turn = ''] = MATCH_ID.exec(id) ?? [];
  const league = index === '' ? undefined : LEAGUES[Number(index)];
  return league && `${Number(index)}-${Number(turn)}` === id
    ? matchOf(seed, Number(index), league, Number(turn))
    : undefined;
}

export interface MatchFilter {
  kind: SportKind;
  /** Matches that end after `from` and start before `to`, ms. */
  from: number;
  to: number;
}

/** The matches in a time range by start time, a function of seed and range. */
export function matchesBetween(seed: number, { kind, from, to }: MatchFilter): Match[] {
  return LEAGUES.flatMap((league, index) => {
    if (league.kind !== kind) return [];
    const first = Math.ceil((from - league.duration - league.shift) / league.every);
    const last = Math.floor((to - league.shift) / league.every);
    const count = Math.max(0, last - first + 1);
    return Array.from({ length: count }, (_, turn) => matchOf(seed, index, league, first + turn));
  })
    .filter(({ startsAt, endsAt }) => endsAt > from && startsAt < to)
    .sort((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
}

/** The elapsed fraction of a match at a time, 0 to 1. */
export const elapsedOf = ({ startsAt, endsAt }: Match, now: number): number =>
  Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));

/** The score at a time. */
export function scoreOf(match: Match, now: number): { home: number; away: number } {
  const elapsed = elapsedOf(match, now);
  const until = (goals: readonly number[]) => goals.filter((time) => time <= elapsed).length;
  return now < match.startsAt
    ? { home: 0, away: 0 }
    : { home: until(match.homeGoals), away: until(match.awayGoals) };
}
