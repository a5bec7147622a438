import type { Transaction } from 'kysely';
import { endSessions } from '../session/tokens.ts';
import type { Database } from '../store/Database.ts';

export interface PasswordSetting {
  playerId: number;
  passwordHash: string;
  now: Date;
  /** The session to keep. */
  exceptSession?: number;
}

/** Sets a player's password, consumes all reset links and ends the sessions, all or all but one. */
export async function setPassword(
  tx: Transaction<Database>,
  { playerId, passwordHash, now, exceptSession }: PasswordSetting,
): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute();
  await tx.updateTable('player').set({ password_hash: passwordHash }).where('id', '=', playerId).execute();
  await endSessions(tx, { playerId, now, except: exceptSession });
}
