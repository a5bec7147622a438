import type { Assumptions } from './ASSUMPTIONS.ts';
import type { Poll } from './Poll.ts';

const HOUR_MS = 3_600_000;

/** How many tabs of a player are in the foreground, on average. */
export const visibleTabs = ({ tabs, hidden }: Pick<Assumptions, 'tabs' | 'hidden'>) =>
  tabs * (1 - hidden / 100);

/**
 * A poll's requests in an hour of a player.
 * @returns `each`: if every tab polled, in the background too; `now`: with one tab for all, and pauses in the background
 */
export function pollsAnHour(
  { everyMs, tabs, needed }: Pick<Poll, 'everyMs' | 'tabs' | 'needed'>,
  assumptions: Pick<Assumptions, 'tabs' | 'hidden'>,
): { each: number; now: number } {
  const ofOneTab = (HOUR_MS / everyMs) * needed;
  const visible = visibleTabs(assumptions);
  const polling = { one: Math.min(1, assumptions.tabs), oneVisible: Math.min(1, visible), visible };
  return { each: assumptions.tabs * ofOneTab, now: polling[tabs] * ofOneTab };
}
