import type { Kysely } from 'kysely';
import { parseMoney } from '../../money.ts';
import type { Settings } from '../../store/Settings.ts';
import type { Database } from '../../store/Database.ts';
import { MOST, START } from './flight.ts';

const SETTING = 'next_crash';

/**
 * Orders where the next flight crashes, whoever starts it.
 * @param multiplier as a page writes it: `2.50`
 * @returns whether a flight can reach it
 */
export async function orderNextCrash(settings: Settings, multiplier: string): Promise<boolean> {
  const hundredths = Number(parseMoney(multiplier) ?? 0n);
  if (hundredths < START || hundredths > MOST) return false;
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
