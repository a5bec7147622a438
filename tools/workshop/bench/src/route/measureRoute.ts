import type { Browser, BrowserContextOptions } from 'playwright';
import { slowDown } from '../browser/slowDown.ts';
import { untilAtRest } from '../browser/untilAtRest.ts';
import { openBrowser, withPage } from '../browser/withPage.ts';
import { playerState } from '../inp/playerState.ts';
import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { medianMeasure } from '../report/Measure.ts';
import { ROUTE_CHANGES, type RouteChange } from './ROUTE_CHANGES.ts';
import { timeOfChange } from './timeOfChange.ts';

interface ChangeTimes {
  /** The first time, ms. */
  cold: number;
  /** Again, with the code and data of the first time. */
  warm: number;
}

interface Take {
  browser: Browser;
  url: string;
  cpu: number;
  storageState?: BrowserContextOptions['storageState'];
}

const takeOnce = (change: RouteChange, { browser, url, cpu, storageState }: Take) =>
  withPage(
    browser,
    async (page): Promise<ChangeTimes> => {
      await page.goto(url);
      await untilAtRest(page);
      await slowDown(page, cpu);
      await change.prepare?.(page);
      await untilAtRest(page);
      const cold = await timeOfChange(page, change);
      await untilAtRest(page);
      if (!change.returns) await page.goBack();
      await untilAtRest(page);
      await change.prepare?.(page);
      await untilAtRest(page);
      return { cold, warm: await timeOfChange(page, change) };
    },
    { storageState },
  );

/** Changes between pages, each from an idle page: the first time, and again after returning. */
export const measureRoute: Phase = async ({ site, options: { runs, brand, cpu } }) => {
  const browser = await openBrowser(site);
  try {
    const player = await playerState(browser, site.url(brand, '/'));
    const take = (change: RouteChange) => () =>
      takeOnce(change, {
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
      (['warm', 'cold'] as const).map((kind) =>
        medianMeasure(
          `route change, ${kind}`,
          of,
          times.map((time) => time[kind]),
        ),
      ),
    );
  } finally {
    await browser.close();
  }
};
