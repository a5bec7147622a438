import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { slowDown } from '../browser/slowDown.ts';
import { openBrowser, withPage } from '../browser/withPage.ts';
import { median } from '../median.ts';
import type { Phase } from '../Phase.ts';
import type { Measure } from '../report/Measure.ts';
import { ACTIONS, FLOOR_ACTION, type Action } from './actions.ts';
import { playerState } from './playerState.ts';
import { longestInteraction, watchInteractions } from './watchInteractions.ts';

interface Take {
  browser: Browser;
  address: string;
  cpu: number;
  storageState?: BrowserContextOptions['storageState'];
}

const takeOnce = ({ prepare, act }: Action, { browser, address, cpu, storageState }: Take): Promise<number> =>
  withPage(
    browser,
    async (page: Page) => {
      await watchInteractions(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await slowDown(page, cpu);
      await prepare?.(page);
      return longestInteraction(page, () => act(page));
    },
    { storageState },
  );

/**
 * From the press to its picture, the first time on a page: what is loaded later does not count, what blocks does. The
 * floor is a press on a page that does nothing with it: what this machine needs by itself.
 */
export const measureInp: Phase = async ({ site, options: { runs, brand, cpu } }) => {
  const browser = await openBrowser(site);
  const url = (path: string) => site.url(brand, path);
  try {
    const player = await playerState(browser, url('/'));
    const measures: Measure[] = [];
    for (const [of, action] of Object.entries<Action>(ACTIONS)) {
      const samples: number[] = [];
      const floor: number[] = [];
      const storageState = action.player ? player : undefined;
      for (let run = 0; run < runs; run += 1) {
        samples.push(await takeOnce(action, { browser, address: url(action.path), cpu, storageState }));
        floor.push(await takeOnce(FLOOR_ACTION, { browser, address: site.floor, cpu }));
      }
      measures.push({ metric: 'INP', of, value: median(samples), floor: median(floor), samples });
    }
    return measures;
  } finally {
    await browser.close();
  }
};
