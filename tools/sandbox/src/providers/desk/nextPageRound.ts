import type { Transaction } from 'kysely';
import type { Database } from '../../store/Database.ts';

/** Counts a page session's rounds: the number of the one that is played now, from 1. */
export async function nextPageRound(tx: Transaction<Database>, sessionId: number): Promise<number> {
  const { rounds } = await tx
    .updateTable('page_session')
    .set((eb) => ({ rounds: eb('rounds', '+', 1) }))
    .where('id', '=', sessionId)
    .returning('rounds')
    .executeTakeFirstOrThrow();
  return rounds;
}
