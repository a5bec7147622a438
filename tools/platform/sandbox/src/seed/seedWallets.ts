import type { Transaction } from 'kysely';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';
import {
  MAIN_TO_POKER,
  POKER_NAME,
  POKER_TO_MAIN,
  TRANSFER_STATUS,
  transferPokerMoney,
} from '../wallets/gameTransfers.ts';
import { createPokerUser } from '../wallets/pokerUser.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Pending and cancelled transfers, oldest first: they moved no money. */
const IDLE = [
  { type: MAIN_TO_POKER, status: TRANSFER_STATUS.canceled, amount: 400_00n, ago: 23 * DAY },
  { type: POKER_TO_MAIN, status: TRANSFER_STATUS.canceled, amount: 75_00n, ago: 9 * DAY },
  { type: MAIN_TO_POKER, status: TRANSFER_STATUS.waiting, amount: 120_00n, ago: 30 * HOUR },
] as const;

/**
 * Transfers of the last hours, oldest first: later than every seeded round, so that the ledger stays in
 * order.
 */
const DONE = [
  { type: MAIN_TO_POKER, amount: 500_00n, ago: 11 * HOUR },
  { type: POKER_TO_MAIN, amount: 180_00n, ago: 7 * HOUR },
  { type: MAIN_TO_POKER, amount: 50_00n, ago: 3 * HOUR },
  { type: POKER_TO_MAIN, amount: 90_00n, ago: HOUR },
] as const;

/** Creates a player's poker user, and transfers in all three states. */
export async function seedWallets(
  { clock }: Sandbox,
  tx: Transaction<Database>,
  player: { id: number; username: string; currency: number },
): Promise<void> {
  const before = (ago: number) => new Date(clock.now() - ago);
  await createPokerUser(tx, player.id, `${player.username}_river`, before(30 * DAY));
  const idle = IDLE.map(({ type, status, amount, ago }) => ({
    player_id: player.id,
    type,
    status,
    amount,
    name: POKER_NAME,
    created_at: before(ago),
  }));
  await tx.insertInto('game_transfer').values(idle).execute();
  for (const { type, amount, ago } of DONE)
    await transferPokerMoney(tx, { player, type, amount, at: before(ago) });
}
