import { decoder } from '@baize/api';

const { text, number, moment, or, list, row } = decoder;

/** Possible outcomes of a bet: the first side, a draw, the second side. */
export const MATCH_PICKS = ['p1', 'x', 'p2'] as const;
export type MatchPick = (typeof MATCH_PICKS)[number];

/** A match of the banner; fields that can't be parsed are undefined and shown as a dash. */
export interface Match {
  /** Its id at the sportsbooks. */
  id?: string;
  home: string;
  away: string;
  homeLogo?: string;
  awayLogo?: string;
  tournament: string;
  /** In ms since 1970, because a page embeds the matches as JSON. */
  startsAt?: number;
  odds: Partial<Record<MatchPick, number>>;
  /** Where bets on it are placed. */
  url?: string;
}

/** Odds are never below 1. */
const decodeOdds = (value: unknown) => {
  const odds = number(value);
  return odds !== undefined && odds >= 1 ? odds : undefined;
};

const decodeNames = row<{ team_home_name: string; team_away_name: string; tournament_name: string }>(
  { team_home_name: text, team_away_name: text, tournament_name: or(text, '') },
  'team_home_name',
  'team_away_name',
);

function decodeMatch(value: unknown): Match | undefined {
  const names = decodeNames(value);
  if (!names) return undefined;
  const { id, team_home_logo, team_away_logo, start_time, odds, url } = value as Record<string, unknown>;
  const { p1, x, p2 } = (odds ?? {}) as Record<string, unknown>;
  return {
    home: names.team_home_name,
    away: names.team_away_name,
    tournament: names.tournament_name,
    id: text(id),
    homeLogo: text(team_home_logo),
    awayLogo: text(team_away_logo),
    startsAt: moment(start_time),
    url: text(url),
    odds: { p1: decodeOdds(p1), x: decodeOdds(x), p2: decodeOdds(p2) },
  };
}

/** Matches with two sides; undefined if the value isn't a list. */
export const decodeMatches = list(decodeMatch);
