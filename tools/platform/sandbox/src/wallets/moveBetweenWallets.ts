import type { Transaction } from 'kysely';
import { walletAccount, type Wallet } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import type { Database } from '../store/Database.ts';

export const SIDE_WALLETS = ['poker', 'live_slot', 'binary_option'] as const satisfies readonly Wallet[];
export type SideWallet = (typeof SIDE_WALLETS)[number];

export interface WalletMove {
  player: { id: number; currency: number };
  wallet: SideWallet;
  /** Whether the money goes from the main wallet into the side wallet; otherwise back. */
  into: boolean;
  /** Minor units, more than 0. */
  amount: bigint;
  reference: string;
  at: Date;
}

/**
 * Moves money between a player's main and a side wallet in one posting.
 * @throws `InsufficientFunds`
 */
export async function moveBetweenWallets(
  tx: Transaction<Database>,
  { player, wallet, into, amount, reference, at }: WalletMove,
): Promise<void> {
  const main = await walletAccount(tx, player.id, 'main', player.currency);
  const side = await walletAccount(tx, player.id, wallet, player.currency);
  const [from, to] = into ? [main, side] : [side, main];
  const entries = [
    { accountId: from, amount: -amount },
    { accountId: to, amount },
  ];
  await post(tx, { kind: 'transfer', reference: `${wallet}-${reference}`, entries, at });
}
