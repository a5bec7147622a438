import { slowDown } from '../browser/slowDown.ts';
import { untilAtRest } from '../browser/untilAtRest.ts';
import { openBrowser, withPage } from '../browser/withPage.ts';
import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { medianMeasure } from '../report/Measure.ts';
import { timeToLobby } from './timeToLobby.ts';

/** Home to lobby, each time from an idle page: the first time, and again after Back. */
export const measureRoute: Phase = async ({ site, options: { runs, brand, cpu } }) => {
  const browser = await openBrowser(site);
  const take = () =>
    withPage(browser, async (page) => {
      await page.goto(site.url(brand, '/'));
      await untilAtRest(page);
      await slowDown(page, cpu);
      const cold = await timeToLobby(page);
      await untilAtRest(page);
      await page.goBack();
      await page.locator('main h1').and(page.getByText(/./)).first().waitFor({ state: 'attached' });
      await untilAtRest(page);
      return { cold, warm: await timeToLobby(page) };
    });
  try {
    const { changes } = await takeInTurn({ changes: take }, { runs, phase: 'route' });
    return (['cold', 'warm'] as const).map((kind) =>
      medianMeasure(
        `route change, ${kind}`,
        'home to lobby',
        changes.map((change) => change[kind]),
      ),
    );
  } finally {
    await browser.close();
  }
};
