import { walletBalance } from '../ledger/accounts.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { PlaySession } from './playSession.ts';

/** A session's balance, minor units: real money, or a demo's play money. */
export async function currentBalance(
  { db }: Sandbox,
  { player_id, play_balance }: PlaySession,
): Promise<bigint> {
  return player_id === null ? (play_balance ?? 0n) : walletBalance(db, player_id, 'main');
}
