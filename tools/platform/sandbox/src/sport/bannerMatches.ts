import type { BannerMatch } from '@baize/api';
import { formatMoment } from '../clock.ts';
import { crestAddress } from './crest.ts';
import { matchesBetween } from './matches.ts';
import { oddsOf } from './odds.ts';

const HOUR = 3_600_000;
const AHEAD = 24 * HOUR;
const SHOWN = 8;
const FOOTBALL = 'football';
/** The URL for betting on a match of the banner. */
const betsOn = (match: string) => `/Sport/betradar/prematch?match=${match}`;

/** The next football matches for the sports banner (spec 2/3.content/9). */
export function bannerMatches(seed: number, now: number): BannerMatch[] {
  return matchesBetween(seed, { kind: 'sport', from: now, to: now + AHEAD })
    .filter(({ league, startsAt }) => league.sport === FOOTBALL && startsAt > now)
    .slice(0, SHOWN)
    .map((match) => {
      const { p1, x, p2 } = oddsOf(match, now);
      return {
        id: match.id,
        team_home_name: match.home,
        team_away_name: match.away,
        team_home_logo: crestAddress(match.home),
        team_away_logo: crestAddress(match.away),
        tournament_name: match.league.name,
        url: betsOn(match.id),
        start_time: formatMoment(new Date(match.startsAt)),
        odds: { p1: p1 / 100, x: x / 100, p2: p2 / 100 },
      };
    });
}
