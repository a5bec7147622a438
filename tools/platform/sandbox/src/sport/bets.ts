import type { Selectable, Transaction } from 'kysely';
import { countStake } from '../bonuses/countStake.ts';
import { formatMoney } from '../money.ts';
import { movePageMoney } from '../providers/desk/pageMoney.ts';
import type { PageSession } from '../providers/desk/pageSession.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import type { SportBetTable } from '../store/tables/wallets.ts';
import type { BookName } from './books.ts';
import { findMatch, scoreOf, type Match } from './matches.ts';
import { winningPick, type Pick } from './odds.ts';

const WALLET = 'main';
const OPEN = 0;
const WON = 1;
const LOST = 2;
const STATES = ['open', 'won', 'lost'] as const;
const SHOWN = 50;

type Bet = Selectable<SportBetTable>;

export interface BetSlip {
  book: BookName;
  match: Match;
  pick: Pick;
  /** In hundredths. */
  odds: number;
  /** Minor units. */
  stake: bigint;
}

/**
 * Places a single bet from the main wallet.
 * @throws `InsufficientFunds` or `LimitReached`
 */
export async function placeBet(
  { clock }: Sandbox,
  tx: Transaction<Database>,
  session: PageSession & { player_id: number },
  { book, match, pick, odds, stake }: BetSlip,
): Promise<number> {
  const at = clock.date();
  const { id } = await tx
    .insertInto('sport_bet')
    .values({
      player_id: session.player_id,
      provider: book,
      match_id: match.id,
      pick,
      odds,
      stake,
      created_at: at,
      ends_at: new Date(match.endsAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await movePageMoney(tx, { session, wallet: WALLET, amount: -stake, reference: `sport-${id}`, at });
  return id;
}

async function settleBet(sandbox: Sandbox, tx: Transaction<Database>, bet: Bet): Promise<void> {
  const match = findMatch(sandbox.seed, bet.match_id);
  const isRight = match !== undefined && winningPick(match) === bet.pick;
  const payout = isRight ? (bet.stake * BigInt(bet.odds)) / 100n : 0n;
  const settled = await tx
    .updateTable('sport_bet')
    .set({ status: isRight ? WON : LOST, payout })
    .where('id', '=', bet.id)
    .where('status', '=', OPEN)
    .returning('id')
    .executeTakeFirst();
  if (!settled) return;
  const session = { id: 0, player_id: bet.player_id };
  const reference = `sport-${bet.id}-payout`;
  const at = sandbox.clock.date();
  await movePageMoney(tx, { session, wallet: WALLET, amount: payout, reference, at });
  await countStake(tx, { playerId: bet.player_id, stake: bet.stake, at });
}

/** Settles every bet of a player on a finished match, once. */
export async function settleBets(sandbox: Sandbox, playerId: number): Promise<void> {
  const due = await sandbox.db
    .selectFrom('sport_bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', OPEN)
    .where('ends_at', '<=', sandbox.clock.date())
    .orderBy('id')
    .execute();
  for (const bet of due) await sandbox.db.transaction().execute((tx) => settleBet(sandbox, tx, bet));
}

function betView({ seed, clock }: Sandbox, bet: Bet) {
  const match = findMatch(seed, bet.match_id);
  return {
    id: bet.id,
    home: match?.home ?? '',
    away: match?.away ?? '',
    league: match?.league.name ?? '',
    score: match ? scoreOf(match, clock.now()) : { home: 0, away: 0 },
    started: match !== undefined && match.startsAt <= clock.now(),
    pick: bet.pick,
    odds: (bet.odds / 100).toFixed(2),
    stake: formatMoney(bet.stake),
    payout: formatMoney(bet.payout),
    state: STATES[bet.status] ?? STATES[OPEN],
    placedAt: bet.created_at.getTime(),
  };
}

/** A player's latest bets at a sportsbook. */
export async function recentBets(sandbox: Sandbox, playerId: number, book: BookName) {
  const bets = await sandbox.db
    .selectFrom('sport_bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('provider', '=', book)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return bets.map((bet) => betView(sandbox, bet));
}
