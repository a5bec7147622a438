import type { PokerTotals } from '@baize/api';
import { formatMoney } from '../money.ts';
import { seeded } from '../random.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const FEWEST = 90;
const MORE_IN_THE_EVENING = 420;
const JITTER = 24;
const SEATS_TAKEN = 4.6;
/** The amount on the tables per player, minor units. */
const PER_PLAYER = 3_900_00;
/** The busiest time, as a fraction of the day (UTC). */
const PEAK = 19 / 24;

/**
 * The poker network's totals at a time (ms): highest in the evening, with small changes from minute to
 * minute.
 */
export function pokerTotals(seed: number, moment: number): PokerTotals {
  const minute = Math.floor(moment / MINUTE);
  const tide = (1 + Math.cos(2 * Math.PI * ((moment % DAY) / DAY - PEAK))) / 2;
  const jitter = JITTER * seeded(seed, 'poker players', minute);
  const tableMembersCount = Math.round(FEWEST + MORE_IN_THE_EVENING * tide + jitter);
  const money = tableMembersCount * PER_PLAYER * (0.9 + 0.2 * seeded(seed, 'poker money', minute));
  return {
    tableMembersCount,
    totalGameBalances: formatMoney(BigInt(Math.round(money))),
    totalTable: Math.ceil(tableMembersCount / SEATS_TAKEN),
  };
}
