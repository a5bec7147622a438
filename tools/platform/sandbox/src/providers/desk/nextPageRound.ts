import type { Transaction } from 'kysely';
import type { Database } from '../../store/Database.ts';

/** Increments and returns a page session's round number, from 1. */
export async function nextPageRound(tx: Transaction<Database>, sessionId: number): Promise<number> {
  const { rounds } = await tx
    .updateTable('page_session')
    .set((eb) => ({ rounds: eb('rounds', '+', 1) }))
    .where('id', '=', sessionId)
    .returning('rounds')
    .executeTakeFirstOrThrow();
  return rounds;
}
