import { sql, type Kysely } from 'kysely';
import { clearUses, takeUse } from '../session/rateLimit.ts';
import type { Database } from '../store/Database.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/*
 * The specification allows 1 request per IP per 5 minutes and per 24 hours. Taken literally, nobody could send a code
 * again, and one office could verify one phone a day. So the address's limits count phones, not requests: one new phone
 * in 5 minutes, five in 24 hours; for a phone that the address has asked for before, only the pause applies (ADR 13).
 */
const PAUSE = 120_000;
const NEW_PHONE_WINDOW = 5 * MINUTE;
const PHONES_PER_DAY = 5;
/** How often one number is sent a code in 24 hours. */
const SENDS_PER_DAY = 6;
/** So many wrong codes for one number in this time block it, ms. */
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
  /** Seconds until it makes sense to come back. */
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

/** The limits of an address, which a phone that it has asked for before does not touch. */
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

/** Why no code may be sent now; undefined when one may, and then it has been counted. */
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
