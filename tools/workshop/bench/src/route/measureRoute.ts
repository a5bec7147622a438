import { openBrowser } from '../browser/withPage.ts';
import { playerState } from '../inp/playerState.ts';
import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { medianMeasure } from '../report/Measure.ts';
import { ROUTE_CHANGES, type RouteChange } from './ROUTE_CHANGES.ts';
import { changeTimes, type ChangeTimes } from './changeTimes.ts';

/** Changes between pages, each from an idle page: the first time, and again after returning. */
export const measureRoute: Phase = async ({ site, options: { runs, brand, cpu } }) => {
  const browser = await openBrowser(site);
  try {
    const player = await playerState(browser, site.url(brand, '/'));
    const take = (change: RouteChange) => () =>
      changeTimes(change, {
        browser,
        url: site.url(brand, change.from),
        cpu,
        storageState: change.player ? player : undefined,
      });
    const changes = Object.entries<RouteChange>(ROUTE_CHANGES);
    const taken = await takeInTurn<string, ChangeTimes>(
      Object.fromEntries(changes.map(([name, change]) => [name, take(change)])),
      { runs, phase: 'route' },
    );
    return Object.entries(taken).flatMap(([of, times]) =>
      (['warm', 'cold'] as const).flatMap((kind) => [
        medianMeasure(
          `new heading, ${kind}`,
          of,
          times.map((time) => time[kind].head),
        ),
        medianMeasure(
          `route change, ${kind}`,
          of,
          times.map((time) => time[kind].content),
        ),
      ]),
    );
  } finally {
    await browser.close();
  }
};
