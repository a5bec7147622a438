import { ok, type Reply } from '../../contract/Reply.ts';
import { formatMoney, parseMoney } from '../../money.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { placeBet, recentBets, settleBets, type BetSlip } from '../../sport/bets.ts';
import { boardOf } from '../../sport/boardOf.ts';
import { BOOK_NAMES, findBookPage } from '../../sport/books.ts';
import { findMatch } from '../../sport/matches.ts';
import { oddsOf, PICKS, takesBets } from '../../sport/odds.ts';
import type { Desk } from '../desk/Desk.ts';
import { pageBalance } from '../desk/pageMoney.ts';
import type { PageSession } from '../desk/pageSession.ts';
import type { Body } from '../objectBody.ts';
import { sportPage } from '../page/sport/sportPage.ts';

const STAKES = ['20.00', '50.00', '100.00', '250.00'];
/** The minimum and maximum stake of a bet, minor units. */
const MIN = 5_00n;
const MAX = 10_000_00n;
const ODDS = /^\d{1,3}\.\d{2}$/;

/** The sportsbook and page of a session. */
function placeOf({ page }: PageSession) {
  const [, book = '', rest = ''] = page.split('/');
  const found = findBookPage(book, rest);
  if (!found) throw new Error(`There is no page ${page}. Pages are launched through findBookPage.`);
  return found;
}

async function stateOf(sandbox: Sandbox, session: PageSession) {
  const { db, seed, clock } = sandbox;
  const { book, page } = placeOf(session);
  const playerId = session.player_id;
  if (playerId !== null) await settleBets(sandbox, playerId);
  return {
    now: clock.now(),
    matches: boardOf(seed, page, clock.now()),
    bets: playerId === null ? [] : await recentBets(sandbox, playerId, book),
    balance: playerId === null ? null : formatMoney(await pageBalance(db, session, 'main')),
  };
}

function readSlip({ seed }: Sandbox, session: PageSession, body: Body): BetSlip | undefined {
  const match = typeof body.match === 'string' ? findMatch(seed, body.match) : undefined;
  const pick = PICKS.find((known) => known === body.pick);
  const stake = typeof body.stake === 'string' ? parseMoney(body.stake) : undefined;
  const isPrice = typeof body.odds === 'string' && ODDS.test(body.odds);
  if (!match || !pick || !isPrice || stake === undefined || stake < MIN || stake > MAX) return undefined;
  return { book: placeOf(session).book, match, pick, stake, odds: Math.round(Number(body.odds) * 100) };
}

const refused = (message: string, more: Body = {}): Reply => ({ status: 422, body: { message, ...more } });

/** A sportsbook: prematch, live, e-sport, results and the player's own bets. */
export const sportDesk: Desk = {
  name: 'sport',
  page: sportPage,
  script: 'sport/sportLoader.js',
  hasPage: (rest) => {
    const [book = '', page = '', ...more] = rest.split('/');
    return more.length === 0 && findBookPage(book, page) !== undefined;
  },
  describe: async (sandbox, session) => {
    const { book, page } = placeOf(session);
    const limits = { least: formatMoney(MIN), most: formatMoney(MAX) };
    const shown = { book, name: BOOK_NAMES[book], view: page };
    return { ...shown, stakes: STAKES, ...limits, ...(await stateOf(sandbox, session)) };
  },
  reads: { state: async (sandbox, session) => ok(await stateOf(sandbox, session)) },
  stakes: {
    bet: (sandbox, session, body) => {
      const slip = readSlip(sandbox, session, body);
      const playerId = session.player_id;
      if (!slip || playerId === null) return undefined;
      return async (tx) => {
        const now = sandbox.clock.now();
        if (!takesBets(slip.match, now)) return refused('match_closed');
        const price = oddsOf(slip.match, now)[slip.pick];
        if (price < slip.odds) return refused('odds_changed', { odds: (price / 100).toFixed(2) });
        const id = await placeBet(sandbox, tx, { ...session, player_id: playerId }, { ...slip, odds: price });
        const balance = formatMoney(await pageBalance(tx, session, 'main'));
        return ok({ bet: id, odds: (price / 100).toFixed(2), stake: formatMoney(slip.stake), balance });
      };
    },
  },
};
