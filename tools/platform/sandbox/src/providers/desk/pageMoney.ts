import type { Kysely, Transaction } from 'kysely';
import { houseAccount, walletAccount, walletBalance, type Wallet } from '../../ledger/accounts.ts';
import { InsufficientFunds } from '../../ledger/errors.ts';
import { post } from '../../ledger/post.ts';
import { limitBreach } from '../../protection/limitBreach.ts';
import { LimitReached } from '../../protection/LimitReached.ts';
import type { Database } from '../../store/Database.ts';
import type { PageSession } from './pageSession.ts';

const BET_LIMIT = 2;

export interface PageMove {
  session: Pick<PageSession, 'id' | 'player_id'>;
  wallet: Wallet;
  /** Minor units: negative for a stake, positive for a payout. */
  amount: bigint;
  /** The posting's reference in the ledger. */
  reference: string;
  at: Date;
}

/** The balance of a page's player, minor units: the wallet, or play money. */
export async function pageBalance(
  db: Kysely<Database>,
  { id, player_id }: Pick<PageSession, 'id' | 'player_id'>,
  wallet: Wallet,
): Promise<bigint> {
  if (player_id !== null) return walletBalance(db, player_id, wallet);
  const row = await db
    .selectFrom('page_session')
    .select('play_balance')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.play_balance ?? 0n;
}

async function movePlayMoney(tx: Transaction<Database>, { session, amount }: PageMove): Promise<void> {
  const moved = await tx
    .updateTable('page_session')
    .set((eb) => ({ play_balance: eb('play_balance', '+', amount) }))
    .where('id', '=', session.id)
    .where('play_balance', '>=', amount < 0n ? -amount : 0n)
    .returning('id')
    .executeTakeFirst();
  if (!moved) throw new InsufficientFunds(0, amount);
}

/**
 * Moves a stake to the house account or a payout from it, in the caller's transaction. Play money isn't in the ledger.
 * @throws `InsufficientFunds`, or `LimitReached` if it would exceed the player's own bet limit
 */
export async function movePageMoney(tx: Transaction<Database>, move: PageMove): Promise<void> {
  const { session, wallet, amount, reference, at } = move;
  if (amount === 0n) return;
  const playerId = session.player_id;
  if (playerId === null) return movePlayMoney(tx, move);
  if (amount < 0n) {
    const reached = await limitBreach(tx, { playerId, type: BET_LIMIT, amount: -amount, now: at });
    if (reached) throw new LimitReached(reached);
  }
  const { currency } = await tx
    .selectFrom('player')
    .select('currency')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const own = await walletAccount(tx, playerId, wallet, currency);
  const house = await houseAccount(tx, currency);
  const entries = [
    { accountId: own, amount },
    { accountId: house, amount: -amount },
  ];
  await post(tx, { kind: 'round', reference, entries, at });
}

/**
 * Takes a stake and pays its win; returns the balance after.
 * @throws as `movePageMoney` does
 */
export async function settlePageRound(
  tx: Transaction<Database>,
  move: Omit<PageMove, 'amount'>,
  { stake, win }: { stake: bigint; win: bigint },
): Promise<bigint> {
  await movePageMoney(tx, { ...move, amount: -stake });
  await movePageMoney(tx, { ...move, amount: win, reference: `${move.reference}-payout` });
  return pageBalance(tx, move.session, move.wallet);
}
