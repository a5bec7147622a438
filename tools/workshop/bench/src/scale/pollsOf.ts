import { polls as account } from '@baize/account/polls';
import { polls as casino } from '@baize/casino/polls';
import { polls as session } from '@baize/session/polls';
import type { Assumptions } from './ASSUMPTIONS.ts';
import type { Poll } from './Poll.ts';

/** Everything that open pages poll while the platform is well; the intervals are those of the libs. */
export const pollsOf = (assumptions: Assumptions): Poll[] => [
  { name: 'session', ...session.session, asks: 'platform', needed: 1 },
  { name: 'jackpots', ...casino.jackpots, asks: 'platform', needed: assumptions.jackpots / 100 },
  { name: 'pending payment', ...account.payment, asks: 'platform', needed: assumptions.payments / 100 },
  { name: 'poker totals', ...casino.pokerTotals, asks: 'platform', needed: assumptions.poker / 100 },
  {
    name: 'amusement jackpots',
    ...casino.amusementJackpots,
    asks: 'data service',
    needed: assumptions.jackpots / 100,
  },
  {
    name: 'live tables, pings',
    ...casino.liveTables,
    asks: 'tables’ provider',
    needed: assumptions['live-tables'] / 100,
  },
];
