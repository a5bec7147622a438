import type { Transaction } from 'kysely';
import type { BonusKind } from '../../bonuses/bonusNames.ts';
import { bonusTerms } from '../../bonuses/bonusTerms.ts';
import { houseAccount, walletAccount } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import type { Database } from '../../store/Database.ts';

const ACTIVE = 1;

export interface BonusCredit {
  player: { id: number; currency: number };
  kind: BonusKind;
  /** Minor units, above 0. */
  amount: bigint;
  /** The posting's reference, which makes it unique. */
  reference: string;
  at: Date;
}

/**
 * Credits a bonus to a player: its row, and a posting from the house account to the bonus wallet.
 * @throws `PostingConflict` the second time
 */
export async function creditBonus(tx: Transaction<Database>, credit: BonusCredit): Promise<void> {
  const { player, kind, amount, reference, at } = credit;
  await tx
    .insertInto('bonus')
    .values({
      player_id: player.id,
      kind,
      status: ACTIVE,
      amount,
      created_at: at,
      ...bonusTerms(kind, amount, at),
    })
    .execute();
  const house = await houseAccount(tx, player.currency);
  const wallet = await walletAccount(tx, player.id, 'bonus', player.currency);
  const entries = [
    { accountId: house, amount: -amount },
    { accountId: wallet, amount },
  ];
  await post(tx, { kind: 'adjustment', reference, entries, at });
}
