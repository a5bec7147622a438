import { sql, type Kysely } from 'kysely';
import { clearUses, takeUse } from '../session/rateLimit.ts';
import type { Database } from '../store/Database.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/*
 * The specification allows 1 request per IP per 5 minutes and per 24 hours. Taken literally, players couldn't request a
 * second code, and one office could verify only one phone a day. So the limits by IP address count phones, not
 * requests: one new phone in 5 minutes, five in 24 hours; for a phone that the address has already requested, only the
 * pause applies (ADR 13).
 */
const PAUSE = 120_000;
const NEW_PHONE_WINDOW = 5 * MINUTE;
const PHONES_PER_DAY = 5;
/** The number of codes sent to a phone in 24 hours. */
const SENDS_PER_DAY = 6;
/** This many wrong codes for a phone within this time, ms, block it. */
const WRONG_CODES = 15;
const BLOCK_WINDOW = 60 * MINUTE;

export interface Send {
  playerId: number;
  address: string;
  phone: string;
  now: Date;
}

export interface SendRefusal {
  message: string;
  /** Seconds until a retry makes sense. */
  wait: number;
}

async function isBlocked(db: Kysely<Database>, { phone, now }: Send): Promise<boolean> {
  const { wrong } = await db
    .selectFrom('phone_verification')
    .select(sql<bigint>`coalesce(sum(attempts), 0)::bigint`.as('wrong'))
    .where('phone', '=', phone)
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - BLOCK_WINDOW))
    .executeTakeFirstOrThrow();
  return Number(wrong) >= WRONG_CODES;
}

/** The limits by IP address, which only apply to phones that it hasn't requested before. */
async function newPhoneRefusal(
  db: Kysely<Database>,
  { address, phone, now }: Send,
): Promise<SendRefusal | undefined> {
  const seen = { key: `phone:seen:${address}:${phone}`, limit: 1, window: DAY };
  if ((await takeUse(db, seen, now)) > 0) return undefined;
  const limits = [
    [{ key: `phone:5min:${address}`, limit: 1, window: NEW_PHONE_WINDOW }, 'limit_1_ip_per_5_min'],
    [{ key: `phone:day:${address}`, limit: PHONES_PER_DAY, window: DAY }, 'limit_1_ip_per_24_hours'],
  ] as const;
  for (const [limit, message] of limits) {
    const wait = await takeUse(db, limit, now);
    if (wait === 0) continue;
    await clearUses(db, seen.key);
    return { message, wait };
  }
  return undefined;
}

/** Why no code may be sent now; undefined if one may, in which case it has been counted. */
export async function sendRefusal(db: Kysely<Database>, send: Send): Promise<SendRefusal | undefined> {
  const { playerId, phone, now } = send;
  if (await isBlocked(db, send))
    return { message: 'phone_number_has_been_temporarily_blocked', wait: BLOCK_WINDOW / 1000 };
  const pause = await takeUse(db, { key: `phone:pause:${playerId}`, limit: 1, window: PAUSE }, now);
  if (pause > 0) return { message: 'please_wait_for_2_minutes_before_proceeding', wait: pause };
  const address = await newPhoneRefusal(db, send);
  if (address) return address;
  const sends = await takeUse(db, { key: `phone:sends:${phone}`, limit: SENDS_PER_DAY, window: DAY }, now);
  return sends > 0 ? { message: 'Max send attempts reached', wait: sends } : undefined;
}
