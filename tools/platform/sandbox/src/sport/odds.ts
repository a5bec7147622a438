import { elapsedOf, scoreOf, type Match } from './matches.ts';

export const PICKS = ['p1', 'x', 'p2'] as const;
export type Pick = (typeof PICKS)[number];
/** Decimal odds in hundredths. */
export type Odds = Record<Pick, number>;

/** The book's margin on each pick's fair odds. */
const MARGIN = 0.06;
const MIN = 101;
const MAX = 5100;
/** Betting closes after this fraction of the match. */
const LAST_BETS = 0.92;
/** Betting opens this long before the start, ms. */
const FIRST_BETS = 24 * 3_600_000;

/** The probabilities of 0, 1, 2 … goals (Poisson). */
function chances(mean: number): number[] {
  const most = Math.ceil(mean + 6 * Math.sqrt(mean) + 6);
  const list = [Math.exp(-mean)];
  for (let goals = 1; goals <= most; goals += 1) list.push(((list[goals - 1] ?? 0) * mean) / goals);
  return list;
}

function outcomeChances(match: Match, now: number): Record<Pick, number> {
  const left = 1 - elapsedOf(match, now);
  const score = scoreOf(match, now);
  const [homeMean, awayMean] = match.expected;
  const away = chances(awayMean * left);
  const sums = { p1: 0, x: 0, p2: 0 };
  for (const [homeGoals, homeChance] of chances(homeMean * left).entries()) {
    for (const [awayGoals, awayChance] of away.entries()) {
      const lead = score.home + homeGoals - score.away - awayGoals;
      sums[lead > 0 ? 'p1' : lead < 0 ? 'p2' : 'x'] += homeChance * awayChance;
    }
  }
  return sums;
}

const priced = (chance: number) =>
  Math.min(MAX, Math.max(MIN, Math.round(100 / Math.max(chance * (1 + MARGIN), 1e-6))));

/** The odds of a match at a time, from the score and the remaining time. */
export function oddsOf(match: Match, now: number): Odds {
  const { p1, x, p2 } = outcomeChances(match, now);
  return { p1: priced(p1), x: priced(x), p2: priced(p2) };
}

/** Whether a match is open for bets at a time. */
export const takesBets = (match: Match, now: number): boolean =>
  match.startsAt - now <= FIRST_BETS && elapsedOf(match, now) < LAST_BETS;

/** The winning pick of a finished match. */
export function winningPick(match: Match): Pick {
  const { home, away } = scoreOf(match, match.endsAt);
  return home > away ? 'p1' : home < away ? 'p2' : 'x';
}
