import type { Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';
import { endSessions } from '../session/tokens.ts';

const DAY = 86_400_000;
const YEAR = 12;

/** 1 to 3 are cooling off, 4 to 6 self-exclusion. */
export type ExclusionType = 1 | 2 | 3 | 4 | 5 | 6;

export interface Exclusion {
  playerId: number;
  type: ExclusionType;
  /** The duration of code 4 at this brand. */
  code4Months: 3 | 6;
  now: Date;
}

function afterDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY);
}

function afterMonths(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  // `setUTCMonth` overflows: 31 August plus six months is 3 March, so a period is never shorter than
  // requested.
  return end;
}

const ENDS: Record<ExclusionType, (exclusion: Exclusion) => Date> = {
  1: ({ now }) => afterDays(now, 1),
  2: ({ now }) => afterDays(now, 7),
  3: ({ now }) => afterDays(now, 30),
  4: ({ now, code4Months }) => afterMonths(now, code4Months),
  5: ({ now }) => afterMonths(now, YEAR),
  6: ({ now }) => afterMonths(now, 5 * YEAR),
};

/**
 * Closes an account for a period and ends every session of the player. Each period is its own row and the
 * latest end applies, so a later one can't shorten an earlier one.
 */
export async function excludePlayer(db: Kysely<Database>, exclusion: Exclusion): Promise<void> {
  const { playerId, type, now } = exclusion;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('player_exclusion')
      .values({ player_id: playerId, type, created_at: now, ends_at: ENDS[type](exclusion) })
      .execute();
    await endSessions(tx, { playerId, now });
  });
}

/** Whether a player is cooling off or excluded at a time. */
export async function isExcluded(db: Kysely<Database>, playerId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('player_exclusion')
    .select('id')
    .where('player_id', '=', playerId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
