import type { Sandbox } from '../../Sandbox.ts';
import { embedDigest } from './embedDigest.ts';
import { CASES, CHESTS, inCurrency, placeOf, WHEEL } from './prizes.ts';

/** The pages that are played once a day. */
export const DAILY_PAGES = ['wheel', 'treasure', 'case'] as const;
export type DailyPage = (typeof DAILY_PAGES)[number];

export interface DrawQuery {
  page: DailyPage;
  who: string;
  day: string;
  /** Which chest; elsewhere 0. */
  choice: number;
  currency: number;
}

export interface Draw {
  /** The place in the page's list of prizes. */
  place: number;
  /** Minor units. */
  amount: bigint;
}

type Roll = (...names: readonly (string | number)[]) => number;

/** Numbers in [0, 1) that follow from the server's key and the names: the same draw however often it is asked for. */
export async function createRoll(sandbox: Sandbox): Promise<Roll> {
  const digest = await embedDigest(sandbox, 'draw');
  return (...names) => digest(...names).readUIntBE(0, 6) / 2 ** 48;
}

/** In which chest which prize lies on a day, as places in `CHESTS`. */
const chestOrder = (roll: Roll, who: string, day: string): number[] =>
  CHESTS.map((_, place) => ({ place, rank: roll('treasure', who, day, place) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);

/** What all nine chests held, minor units; to be shown only after one was opened. */
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

/** What a turn brings. */
export async function drawTurn(sandbox: Sandbox, query: DrawQuery): Promise<Draw> {
  return DRAWERS[query.page](await createRoll(sandbox), query);
}
