import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';

export interface RateLimit {
  key: string;
  limit: number;
  /** The window's length, ms. */
  window: number;
}

/**
 * Counts a use of a key and returns the seconds to wait: 0 if it's allowed. Call it before the guarded work, so that
 * concurrent requests can't exceed the limit.
 */
export async function takeUse(
  db: Kysely<Database>,
  { key, limit, window }: RateLimit,
  now: Date,
): Promise<number> {
  const over = new Date(now.getTime() - window);
  const row = await db
    .insertInto('rate_limit')
    .values({ key, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limit.window_start <= ${over} then 1 else rate_limit.count + 1 end`,
        window_start: sql<Date>`case when rate_limit.window_start <= ${over} then ${now} else rate_limit.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
  if (row.count <= limit) return 0;
  return Math.max(1, Math.ceil((row.window_start.getTime() + window - now.getTime()) / 1000));
}

/** Takes back a use that shouldn't count. */
export async function giveBackUse(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Resets a key. */
export async function clearUses(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}
