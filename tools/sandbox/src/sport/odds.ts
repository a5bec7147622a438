import { elapsedOf, scoreOf, type Match } from './matches.ts';

export const PICKS = ['p1', 'x', 'p2'] as const;
export type Pick = (typeof PICKS)[number];
/** Decimal odds in hundredths. */
export type Odds = Record<Pick, number>;

/** What the book keeps of each pick's fair price. */
const MARGIN = 0.06;
const LEAST = 103;
const MOST = 6700;
/** When so much of a match is over, nobody may bet on it any more. */
const LAST_BETS = 0.92;
/** How long before its start a match may be bet on, ms. */
const FIRST_BETS = 24 * 3_600_000;

/** The chances of 0, 1, 2 … goals, by Poisson. */
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
  Math.min(MOST, Math.max(LEAST, Math.round(100 / Math.max(chance * (1 + MARGIN), 1e-6))));

/** The odds of a match at a moment, from the score and the time that is left. */
export function oddsOf(match: Match, now: number): Odds {
  const { p1, x, p2 } = outcomeChances(match, now);
  return { p1: priced(p1), x: priced(x), p2: priced(p2) };
}

/** Whether a match takes bets at a moment. */
export const takesBets = (match: Match, now: number): boolean =>
  match.startsAt - now <= FIRST_BETS && elapsedOf(match, now) < LAST_BETS;

/** Which pick a match that is over has made right. */
export function winningPick(match: Match): Pick {
  const { home, away } = scoreOf(match, match.endsAt);
  return home > away ? 'p1' : home < away ? 'p2' : 'x';
}
