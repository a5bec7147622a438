import type { Kysely } from 'kysely';
import { parseMoney } from '../../money.ts';
import type { Settings } from '../../store/Settings.ts';
import type { Database } from '../../store/Database.ts';
import { MAX, START } from './flight.ts';

const SETTING = 'next_crash';

/**
 * Sets the crash point of the next flight, whichever player starts it.
 * @param multiplier in the page's format: `2.50`
 * @returns whether a flight can reach it
 */
export async function orderNextCrash(settings: Settings, multiplier: string): Promise<boolean> {
  const hundredths = Number(parseMoney(multiplier) ?? 0n);
  if (hundredths < START || hundredths > MAX) return false;
  await settings.set(SETTING, String(hundredths));
  return true;
}

/** The ordered crash point of the flight that starts now, in hundredths, once; undefined without an order. */
export async function nextCrash(db: Kysely<Database>): Promise<number | undefined> {
  const order = await db
    .deleteFrom('setting')
    .where('name', '=', SETTING)
    .returning('value')
    .executeTakeFirst();
  return order && Number(order.value);
}
