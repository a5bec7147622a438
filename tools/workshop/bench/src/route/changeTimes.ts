import type { BrowserContextOptions } from 'playwright';
import { slowDown } from '../browser/slowDown.ts';
import { untilAtRest } from '../browser/untilAtRest.ts';
import { withPage, type VisitorBrowser } from '../browser/withPage.ts';
import type { RouteChange } from './ROUTE_CHANGES.ts';
import { timeOfChange, type ChangeTime } from './timeOfChange.ts';

export interface ChangeTimes {
  /** The first time. */
  cold: ChangeTime;
  /** Again, with the code and data of the first time. */
  warm: ChangeTime;
}

interface Options {
  browser: VisitorBrowser;
  url: string;
  /** CPU slowdown factor. */
  cpu: number;
  storageState?: BrowserContextOptions['storageState'];
}

/** A route change from an idle page, the first time and again after returning. */
export const changeTimes = (change: RouteChange, { browser, url, cpu, storageState }: Options) =>
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
