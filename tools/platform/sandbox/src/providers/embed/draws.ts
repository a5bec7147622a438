import type { Sandbox } from '../../Sandbox.ts';
import { embedDigest } from './embedDigest.ts';
import { CASES, CHESTS, inCurrency, placeOf, WHEEL } from './prizes.ts';

/** The pages that can be played once a day. */
export const DAILY_PAGES = ['wheel', 'treasure', 'case'] as const;
export type DailyPage = (typeof DAILY_PAGES)[number];

export interface DrawQuery {
  page: DailyPage;
  who: string;
  day: string;
  /** The chosen chest; 0 on other pages. */
  choice: number;
  currency: number;
}

export interface Draw {
  /** The index in the page's list of prizes. */
  place: number;
  /** Minor units. */
  amount: bigint;
}

type Roll = (...names: readonly (string | number)[]) => number;

/** Numbers in [0, 1), a function of the server's key and the names: repeated draws are equal. */
export async function createRoll(sandbox: Sandbox): Promise<Roll> {
  const digest = await embedDigest(sandbox, 'draw');
  return (...names) => digest(...names).readUIntBE(0, 6) / 2 ** 48;
}

/** The prizes of a day's chests, as indexes into `CHESTS`. */
const chestOrder = (roll: Roll, who: string, day: string): number[] =>
  CHESTS.map((_, place) => ({ place, rank: roll('treasure', who, day, place) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);

/** The prizes of all nine chests, minor units; only to be shown after one was opened. */
export async function chestAmounts(sandbox: Sandbox, { who, day, currency }: DrawQuery): Promise<bigint[]> {
  const order = chestOrder(await createRoll(sandbox), who, day);
  return order.map((place) => inCurrency(CHESTS[place] ?? 0n, currency));
}

type Drawer = (roll: Roll, query: DrawQuery) => Draw;

const DRAWERS: Record<DailyPage, Drawer> = {
  wheel: (roll, { who, day, currency }) => {
    const place = placeOf(WHEEL, roll('wheel', who, day));
    return { place, amount: inCurrency(WHEEL[place]?.amount ?? 0n, currency) };
  },
  treasure: (roll, { who, day, choice, currency }) => {
    const place = chestOrder(roll, who, day)[choice] ?? 0;
    return { place, amount: inCurrency(CHESTS[place] ?? 0n, currency) };
  },
  case: (roll, { who, day }) => {
    const place = placeOf(CASES, roll('case', who, day));
    return { place, amount: CASES[place]?.amount ?? 0n };
  },
};

/** Draws a turn's prize. */
export async function drawTurn(sandbox: Sandbox, query: DrawQuery): Promise<Draw> {
  return DRAWERS[query.page](await createRoll(sandbox), query);
}
