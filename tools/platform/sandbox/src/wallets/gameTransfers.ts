import type { GameTransfer } from '@baize/api';
import type { Kysely, Transaction } from 'kysely';
import { historyPage, type HistoryPage } from '../account/historyPage.ts';
import { formatMoment } from '../clock.ts';
import { formatMoney } from '../money.ts';
import type { Database } from '../store/Database.ts';
import { moveBetweenWallets } from './moveBetweenWallets.ts';

/** The directions of a poker transfer (ADR 13). */
export const POKER_TO_MAIN = 1;
export const MAIN_TO_POKER = 2;
/** The states of a transfer: waiting, completed, canceled. */
export const TRANSFER_STATUS = { waiting: 0, completed: 1, canceled: 2 } as const;
export const POKER_NAME = 'Poker';

export interface PokerTransfer {
  player: { id: number; currency: number };
  type: GameTransfer['type'];
  /** Minor units. */
  amount: bigint;
  at: Date;
}

/**
 * Moves money to or from the poker wallet and stores the transfer.
 * @throws `InsufficientFunds`
 */
export async function transferPokerMoney(
  tx: Transaction<Database>,
  { player, type, amount, at }: PokerTransfer,
): Promise<void> {
  const { id } = await tx
    .insertInto('game_transfer')
    .values({
      player_id: player.id,
      type,
      status: TRANSFER_STATUS.completed,
      amount,
      name: POKER_NAME,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const into = type === MAIN_TO_POKER;
  await moveBetweenWallets(tx, { player, wallet: 'poker', into, amount, reference: String(id), at });
}

export interface TransferQuery extends HistoryPage {
  playerId: number;
  type: GameTransfer['type'] | undefined;
}

/** A page of a player's transfers. */
export async function findTransfers(db: Kysely<Database>, { playerId, type, ...page }: TransferQuery) {
  const own = db.selectFrom('game_transfer').where('player_id', '=', playerId);
  const matching = type ? own.where('type', '=', type) : own;
  const order = { at: 'created_at', id: 'id' };
  const { rows, total } = await historyPage(matching, order, page, (query) => query.selectAll());
  const transfers = rows.map(({ id, type: direction, status, amount, name, created_at: at }) => ({
    id,
    type: direction as GameTransfer['type'],
    status: status as GameTransfer['status'],
    amount: formatMoney(amount),
    created_at: formatMoment(at),
    name,
  }));
  return { transfers, total };
}
