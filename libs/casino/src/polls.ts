import { JACKPOT_POLL_MS } from './jackpot/jackpotQueries.ts';
import { PING_MS } from './live-tables/openTableSocket.ts';
import { POLL_MS } from './poker/pokerQueries.ts';

/**
 * How often open pages repeat a request, in ms, and in which tabs: `oneVisible` is one tab for all, `visible` each one in
 * the foreground. For tools; pages use the original constants.
 */
export const polls = {
  jackpots: { everyMs: JACKPOT_POLL_MS.platform, tabs: 'oneVisible' },
  amusementJackpots: { everyMs: JACKPOT_POLL_MS.amusement, tabs: 'oneVisible' },
  pokerTotals: { everyMs: POLL_MS, tabs: 'visible' },
  /** A message on the websocket to the tables' provider. */
  liveTables: { everyMs: PING_MS, tabs: 'visible' },
} as const;
