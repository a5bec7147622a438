import type { Kysely } from 'kysely';
import { successFalse, type Reply } from '../contract/Reply.ts';
import type { Player } from '../session/findSession.ts';
import type { Database } from '../store/Database.ts';
import { DEPOSIT, type PaymentType } from './PaymentMethod.ts';

const VERIFY_PHONE = '621';
const VERIFY_IDENTITY = '623';

/** A player's payment rights; without a row the player has all of them. */
async function paymentRightsOf(db: Kysely<Database>, playerId: number) {
  const row = await db
    .selectFrom('payment_standing')
    .select(['may_deposit', 'may_withdraw', 'identity_verified'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? { may_deposit: true, may_withdraw: true, identity_verified: true };
}

/** Why a player may not deposit or withdraw at all; undefined if nothing prevents it. */
export async function paymentRightsRefusal(
  db: Kysely<Database>,
  player: Player,
  type: PaymentType,
): Promise<Reply | undefined> {
  if (!player.phone_verified) return successFalse(422, 'verify_your_phone_to_pay', VERIFY_PHONE);
  const rights = await paymentRightsOf(db, player.id);
  if (type === DEPOSIT) return rights.may_deposit ? undefined : successFalse(422, 'no_deposit_permission');
  if (!rights.may_withdraw) return successFalse(422, 'no_withdraw_permission');
  return rights.identity_verified
    ? undefined
    : successFalse(422, 'verify_your_identity_to_withdraw', VERIFY_IDENTITY);
}
