import type { Kysely, Selectable, Transaction } from 'kysely';
import { formatMoney } from '../../money.ts';
import type { Sandbox } from '../../Sandbox.ts';
import type { Database } from '../../store/Database.ts';
import type { BinaryTradeTable } from '../../store/tables/wallets.ts';
import { movePageMoney } from '../desk/pageMoney.ts';
import type { PageSession } from '../desk/pageSession.ts';
import { priceAt } from './prices.ts';

export const DIRECTIONS = ['up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const WALLET = 'binary_option';
/** A trade's duration, ms. */
export const TRADE_LENGTH = 30_000;
/** The payout of a correct trade, in hundredths of the stake. */
export const PAYOUT = 188n;
const SHOWN = 12;

type Trade = Selectable<BinaryTradeTable>;

/** A trade's payout; the stake if the price hasn't changed. */
function payoutOf({ direction, stake, opening_price: opened }: Trade, closed: number): bigint {
  if (closed === opened) return stake;
  const went: Direction = closed > opened ? 'up' : 'down';
  return went === direction ? (stake * PAYOUT) / 100n : 0n;
}

type Owner = Pick<PageSession, 'id' | 'player_id'>;

const ownTrades = (db: Kysely<Database>, { id, player_id: playerId }: Owner) =>
  db
    .selectFrom('binary_trade')
    .selectAll()
    .where((eb) =>
      playerId === null
        ? eb('page_session_id', '=', id).and('player_id', 'is', null)
        : eb('player_id', '=', playerId),
    );

/**
 * Opens a trade at the current price.
 * @throws `InsufficientFunds` or `LimitReached`
 */
export async function openTrade(
  { seed, clock }: Sandbox,
  tx: Transaction<Database>,
  session: PageSession,
  { direction, stake }: { direction: Direction; stake: bigint },
): Promise<Trade> {
  const at = clock.date();
  const trade = await tx
    .insertInto('binary_trade')
    .values({
      page_session_id: session.id,
      player_id: session.player_id,
      direction,
      stake,
      opening_price: priceAt(seed, at.getTime()),
      closing_price: null,
      payout: null,
      created_at: at,
      closes_at: new Date(at.getTime() + TRADE_LENGTH),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await movePageMoney(tx, { session, wallet: WALLET, amount: -stake, reference: `binary-${trade.id}`, at });
  return trade;
}

/** Pays every trade that has ended, once, at the price of its end. */
export async function settleTrades({ db, seed, clock }: Sandbox, owner: Owner): Promise<void> {
  const at = clock.date();
  const due = await ownTrades(db, owner).where('payout', 'is', null).where('closes_at', '<=', at).execute();
  for (const trade of due) {
    const closing = priceAt(seed, trade.closes_at.getTime());
    const payout = payoutOf(trade, closing);
    await db.transaction().execute(async (tx) => {
      const closed = await tx
        .updateTable('binary_trade')
        .set({ closing_price: closing, payout })
        .where('id', '=', trade.id)
        .where('payout', 'is', null)
        .returning('id')
        .executeTakeFirst();
      const session = { id: trade.page_session_id, player_id: trade.player_id };
      const reference = `binary-${trade.id}-payout`;
      if (closed) await movePageMoney(tx, { session, wallet: WALLET, amount: payout, reference, at });
    });
  }
}

/** A trade as the page shows it; times in ms. */
export const tradeView = (trade: Trade) => ({
  id: trade.id,
  direction: trade.direction,
  stake: formatMoney(trade.stake),
  opening: trade.opening_price / 100,
  closing: trade.closing_price === null ? null : trade.closing_price / 100,
  payout: trade.payout === null ? null : formatMoney(trade.payout),
  closesAt: trade.closes_at.getTime(),
});

/** The latest trades of a page's player or visitor. */
export async function recentTrades({ db }: Sandbox, session: PageSession) {
  const trades = await ownTrades(db, session).orderBy('id', 'desc').limit(SHOWN).execute();
  return trades.map(tradeView);
}
