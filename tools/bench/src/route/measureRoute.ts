import { slowDown } from '../browser/slowDown.ts';
import { openBrowser, withPage } from '../browser/withPage.ts';
import { median } from '../median.ts';
import type { Phase } from '../Phase.ts';
import { timeToLobby } from './timeToLobby.ts';

/** Home to lobby: the first time, and again after Back. */
export const measureRoute: Phase = async ({ site, options: { runs, brand, cpu } }) => {
  const browser = await openBrowser(site);
  const [cold, warm]: [number[], number[]] = [[], []];
  try {
    for (let run = 0; run < runs; run += 1) {
      await withPage(browser, async (page) => {
        await page.goto(site.url(brand, '/'), { waitUntil: 'networkidle' });
        await slowDown(page, cpu);
        cold.push(await timeToLobby(page));
        await page.waitForLoadState('networkidle');
        await page.goBack();
        await page.locator('main h1').and(page.getByText(/./)).first().waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        warm.push(await timeToLobby(page));
      });
    }
  } finally {
    await browser.close();
  }
  return [
    { metric: 'route change, cold', of: 'home to lobby', value: median(cold), samples: cold },
    { metric: 'route change, warm', of: 'home to lobby', value: median(warm), samples: warm },
  ];
};
