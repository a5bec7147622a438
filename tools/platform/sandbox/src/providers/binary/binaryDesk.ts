import { ok } from '../../contract/Reply.ts';
import { formatMoney, parseMoney } from '../../money.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { Desk } from '../desk/Desk.ts';
import { pageBalance } from '../desk/pageMoney.ts';
import type { PageSession } from '../desk/pageSession.ts';
import { binaryPage } from '../page/binary/binaryPage.ts';
import { pricesUntil } from './prices.ts';
import {
  DIRECTIONS,
  openTrade,
  PAYOUT,
  recentTrades,
  settleTrades,
  TRADE_LENGTH,
  tradeView,
  WALLET,
} from './trades.ts';

const STAKES = [5_00n, 10_00n, 25_00n, 50_00n, 100_00n, 250_00n] as const;
const PAGES = ['lobby', 'lobby-demo'];
/** The length of the price history on a page, s. */
const SHOWN = 90;

async function stateOf(sandbox: Sandbox, session: PageSession) {
  const { db, seed, clock } = sandbox;
  await settleTrades(sandbox, session);
  return {
    now: clock.now(),
    prices: pricesUntil(seed, clock.now(), SHOWN).map((price) => price / 100),
    trades: await recentTrades(sandbox, session),
    balance: formatMoney(await pageBalance(db, session, WALLET)),
  };
}

/** Bets on a rising or falling price within 30 s, with the binary-option wallet or play money. */
export const binaryDesk: Desk = {
  name: 'binary',
  page: binaryPage,
  hasPage: (rest) => PAGES.includes(rest),
  describe: async (sandbox, session) => ({
    stakes: STAKES.map(formatMoney),
    length: TRADE_LENGTH,
    payout: Number(PAYOUT),
    ...(await stateOf(sandbox, session)),
  }),
  reads: { state: async (sandbox, session) => ok(await stateOf(sandbox, session)) },
  stakes: {
    trade: (sandbox, session, body) => {
      const direction = DIRECTIONS.find((known) => known === body.direction);
      const amount = typeof body.stake === 'string' ? parseMoney(body.stake) : undefined;
      const stake = STAKES.find((offered) => offered === amount);
      if (!direction || stake === undefined) return undefined;
      return async (tx) => {
        const trade = await openTrade(sandbox, tx, session, { direction, stake });
        return ok({
          trade: tradeView(trade),
          balance: formatMoney(await pageBalance(tx, session, WALLET)),
        });
      };
    },
  },
};
