import { sql } from 'kysely';
import { parseMoment } from '../clock.ts';
import type { Sandbox } from '../Sandbox.ts';
import { seedStore } from '../seed/seedStore.ts';
import { clockState } from './controlData.ts';

const MINUTE = 60_000;
const MOST_MINUTES = 60 * 24 * 366 * 5;

/** Moves the clock by so many minutes, or sets it (`YYYY-MM-DD HH:mm:ss`), or lets it run with the machine's again. */
export async function moveClock(sandbox: Sandbox, { minutes, to }: Record<string, unknown>) {
  const { clock, settings } = sandbox;
  const moment = typeof to === 'string' ? parseMoment(to) : undefined;
  const step = Number(minutes);
  if (to === 'now') clock.move(-clock.offset());
  else if (moment) clock.set(moment.getTime());
  else if (Number.isFinite(step) && step !== 0 && Math.abs(step) <= MOST_MINUTES) clock.move(step * MINUTE);
  else return undefined;
  await settings.set('clock_offset', String(clock.offset()));
  return clockState(sandbox);
}

/** Where the visitors are said to be; `AA` is blocked. */
export async function setCountry({ settings }: Sandbox, { country }: Record<string, unknown>) {
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return undefined;
  await settings.set('geo', country);
  return { country };
}

const TABLES = [
  'game_history',
  'play_session',
  'launch',
  'favourite',
  'idempotency',
  'ledger_entry',
  'ledger_transaction',
  'account',
  'outbox',
  'sms_challenge',
  'session_token',
  'session',
  'rate_limit',
  'setting',
  'player',
];

/** Everything as after the first start: players, money, past and clock. Every session ends. */
export async function reset(sandbox: Sandbox) {
  const { db, clock } = sandbox;
  await sql.raw(`truncate ${TABLES.join(', ')} restart identity`).execute(db);
  clock.move(-clock.offset());
  await seedStore(sandbox);
  return { reset: true };
}
