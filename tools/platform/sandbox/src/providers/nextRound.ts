import type { Transaction } from 'kysely';
import type { Database } from '../store/Database.ts';

/** Increments and returns a session's round number. */
export async function nextRound(tx: Transaction<Database>, sessionId: number): Promise<number> {
  const { rounds } = await tx
    .updateTable('play_session')
    .set((eb) => ({ rounds: eb('rounds', '+', 1) }))
    .where('id', '=', sessionId)
    .returning('rounds')
    .executeTakeFirstOrThrow();
  return rounds;
}
