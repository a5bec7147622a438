import type { Transaction } from 'kysely';
import { successFalse, type Reply } from '../contract/Reply.ts';
import { limitBreach } from '../protection/limitBreach.ts';
import type { Database } from '../store/Database.ts';
import { DEPOSIT } from './PaymentMethod.ts';

/** The refusal of a deposit (minor units) that would exceed the player's own limit; undefined if it wouldn't. */
export async function limitRefusal(
  tx: Transaction<Database>,
  deposit: { playerId: number; amount: bigint; now: Date },
): Promise<Reply | undefined> {
  const reached = await limitBreach(tx, { ...deposit, type: DEPOSIT });
  return reached && successFalse(422, `${reached}_deposit_limit_exceeded`);
}
