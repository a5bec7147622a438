import { openBrowser } from '../browser/withPage.ts';
import { playerState } from '../inp/playerState.ts';
import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import type { Measure } from '../report/Measure.ts';
import { metricRows } from '../report/metricRows.ts';
import type { Site } from '../site/Site.ts';
import { TRACED_PAGES, type TracedPage } from './TRACED_PAGES.ts';
import { tracedLoad, type TracedLoad } from './tracedLoad.ts';

const BLOCKING = { tbt: 'TBT, wall', tbtThread: 'TBT, thread' } as const;
/** Lighthouse measures a visitor's pages (`measureLoad`). */
const PAINTS = { fcp: 'FCP', lcp: 'LCP', cls: 'CLS' } as const;

async function storedPlayer(site: Site, brand: string) {
  const browser = await openBrowser(site);
  try {
    return await playerState(browser, site.url(brand, '/'));
  } finally {
    await browser.close();
  }
}

/** Home and lobby as a visitor and as a player, and a player's deposit and histories, by trace. */
export const measureTraces: Phase = async ({ site, options: { runs, brand, cpu } }) => {
  const storageState = await storedPlayer(site, brand);
  const load =
    ({ path, player }: TracedPage) =>
    async () => {
      await site.touch(brand, path);
      return tracedLoad(site, site.url(brand, path), {
        cpu,
        storageState: player ? storageState : undefined,
      });
    };
  const { floor = [], ...traced } = await takeInTurn<string, TracedLoad>(
    {
      floor: () => tracedLoad(site, site.floor, { cpu }),
      ...Object.fromEntries(Object.entries(TRACED_PAGES).map(([name, page]) => [name, load(page)])),
    },
    { runs, phase: 'trace' },
  );
  return Object.entries(traced).flatMap(([of, own]): Measure[] => [
    ...metricRows(BLOCKING, of, own, floor),
    ...(TRACED_PAGES[of]?.player ? metricRows(PAINTS, of, own, floor) : []),
  ]);
};
