import type { GameTransfer } from '@baize/api';
import type { Kysely, Transaction } from 'kysely';
import { offsetOf, PER_PAGE } from '../account/pageOf.ts';
import type { HistoryRange } from '../account/readRange.ts';
import { formatMoment } from '../clock.ts';
import { formatMoney } from '../money.ts';
import type { Database } from '../store/Database.ts';
import { moveBetweenWallets } from './moveBetweenWallets.ts';

/** The directions of a poker transfer (document 3 section 3). */
export const POKER_TO_MAIN = 1;
export const MAIN_TO_POKER = 2;
/** The states of a transfer (document 3 section 4): waiting, completed, canceled. */
export const TRANSFER_STATUS = { waiting: 0, completed: 1, canceled: 2 } as const;
export const POKER_NAME = 'Poker';

export interface PokerTransfer {
  player: { id: number; currency: number };
  type: GameTransfer['type'];
  /** Minor units. */
  amount: bigint;
  at: Date;
}

/** Moves money to or from the poker wallet and writes the transfer down. Throws `InsufficientFunds`. */
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

export interface TransferQuery extends HistoryRange {
  playerId: number;
  type: GameTransfer['type'] | undefined;
  page: number;
}

/** A page of a player's transfers, newest first, and how many there are in all. */
export async function findTransfers(db: Kysely<Database>, { playerId, from, to, type, page }: TransferQuery) {
  let matching = db.selectFrom('game_transfer').where('player_id', '=', playerId);
  if (from) matching = matching.where('created_at', '>=', from);
  if (to) matching = matching.where('created_at', '<', new Date(to.getTime() + 1000));
  if (type) matching = matching.where('type', '=', type);
  const { count } = await matching
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute();
  const transfers = rows.map(({ id, type: direction, status, amount, name, created_at: at }) => ({
    id,
    type: direction as GameTransfer['type'],
    status: status as GameTransfer['status'],
    amount: formatMoney(amount),
    created_at: formatMoment(at),
    name,
  }));
  return { transfers, total: Number(count) };
}
