import type { Kysely, Transaction } from 'kysely';
import { historyPage } from '../account/historyPage.ts';
import { formatMoney } from '../money.ts';
import type { PlaySession } from '../providers/playSession.ts';
import type { Database } from '../store/Database.ts';
import type { BonusQuery } from './bonusHistory.ts';

export const CLAIMABLE = 0;
export const ACTIVE = 1;
export const COMPLETED = 3;

/** A page of a player's claimed free spins. */
export function freeSpinHistory(db: Kysely<Database>, { playerId, status, ...page }: BonusQuery) {
  const own = db.selectFrom('free_spin').where('player_id', '=', playerId).where('status', '<>', CLAIMABLE);
  const matching = status ? own.where('status', '=', status) : own;
  return historyPage(matching, { at: 'created_at', id: 'id' }, page, (query) => query.selectAll());
}

/** The ids of the games with free spins that a player can claim. */
export async function claimableGames(db: Kysely<Database>, playerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('free_spin')
    .select('game_id')
    .distinct()
    .where('player_id', '=', playerId)
    .where('status', '=', CLAIMABLE)
    .orderBy('game_id')
    .execute();
  return rows.map(({ game_id }) => game_id);
}

/** Claims the free spins of a game; false if there are none, or if a concurrent request has claimed them. */
export async function claimFreeSpins(
  tx: Transaction<Database>,
  { playerId, gameId, at }: { playerId: number; gameId: number; at: Date },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('free_spin')
    .set({ status: ACTIVE, created_at: at })
    .where('status', '=', CLAIMABLE)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('free_spin')
        .select('id')
        .where('player_id', '=', playerId)
        .where('game_id', '=', gameId)
        .where('status', '=', CLAIMABLE)
        .orderBy('id')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export interface FreeSpinsLeft {
  left: number;
  /** The stake that they replace, as the contract formats money. */
  stake: string;
}

/** The free spins that a game's next rounds with exactly their stake will use; null if there are none. */
export async function freeSpinsLeft(
  db: Kysely<Database>,
  { player_id: playerId, game_id: gameId }: Pick<PlaySession, 'player_id' | 'game_id'>,
): Promise<FreeSpinsLeft | null> {
  if (playerId === null) return null;
  const next = await db
    .selectFrom('free_spin')
    .select(['spins_left', 'amount'])
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .where('status', '=', ACTIVE)
    .where('spins_left', '>', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return next ? { left: next.spins_left, stake: formatMoney(next.amount) } : null;
}

interface FreeRound {
  playerId: number;
  gameId: number;
  stake: bigint;
  win: bigint;
}

/**
 * Uses a free spin for a round with exactly its stake, and adds the win; false if there is none and the stake must be
 * paid.
 */
export async function takeFreeSpin(
  tx: Transaction<Database>,
  { playerId, gameId, stake, win }: FreeRound,
): Promise<boolean> {
  const taken = await tx
    .updateTable('free_spin')
    .set((eb) => ({
      spins_left: eb('spins_left', '-', 1),
      total_win: eb('total_win', '+', win),
      status: eb.case().when('spins_left', '=', 1).then(COMPLETED).else(ACTIVE).end(),
    }))
    .where('spins_left', '>', 0)
    .where('status', '=', ACTIVE)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('free_spin')
        .select('id')
        .where('player_id', '=', playerId)
        .where('game_id', '=', gameId)
        .where('status', '=', ACTIVE)
        .where('amount', '=', stake)
        .orderBy('id')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
