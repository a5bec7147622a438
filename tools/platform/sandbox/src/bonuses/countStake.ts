import type { Transaction } from 'kysely';
import type { Database } from '../store/Database.ts';

const ACTIVE = 1;
const COMPLETED = 2;

interface Stake {
  playerId: number;
  /** Minor units of the player's own money; a free spin stakes none. */
  stake: bigint;
  at: Date;
}

/**
 * Counts a stake towards the player's oldest bonus with open wagering, in the bet's transaction, and completes the
 * bonus when its requirement is met. Any excess counts towards no other bonus. No money moves. Call it after the
 * posting, which locks the wallet, so that two bets of a player count one after the other.
 */
export async function countStake(tx: Transaction<Database>, { playerId, stake, at }: Stake): Promise<void> {
  if (stake <= 0n) return;
  await tx
    .updateTable('bonus')
    .set((eb) => ({
      wagered: eb.fn<bigint>('least', ['wager_required', eb('wagered', '+', stake)]),
      status: eb
        .case()
        .when(eb('wagered', '+', stake), '>=', eb.ref('wager_required'))
        .then(COMPLETED)
        .else(ACTIVE)
        .end(),
    }))
    .where('status', '=', ACTIVE)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('bonus')
        .select('id')
        .where('player_id', '=', playerId)
        .where('status', '=', ACTIVE)
        .where('wager_required', 'is not', null)
        .where((either) => either('expires_at', 'is', null).or('expires_at', '>', at))
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .execute();
}
