import type { CDPSession, Page } from 'playwright';
import { openBrowser, withPage } from '../browser/withPage.ts';
import type { Phase } from '../Phase.ts';
import { takeInTurn } from '../quiet/takeInTurn.ts';
import { medianMeasure } from '../report/Measure.ts';
import { LOBBY } from '../site/warmUp.ts';
import { untilSettled, WATCHED_MS } from './untilSettled.ts';

interface Rest {
  /** Main-thread time, ms per second. */
  thread: number;
  /** Style recalculations per second. */
  styles: number;
}

async function metricsOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value;
  const [thread, styles] = [of('ThreadTime'), of('RecalcStyleCount')];
  if (thread === undefined || styles === undefined)
    throw new Error("The browser doesn't report its thread time.");
  return { thread, styles };
}

async function restOf(page: Page, address: string): Promise<Rest> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await untilSettled(page, address);
  const before = await metricsOf(session);
  await page.waitForTimeout(WATCHED_MS);
  const after = await metricsOf(session);
  return {
    thread: ((after.thread - before.thread) * 1000) / (WATCHED_MS / 1000),
    styles: (after.styles - before.styles) / (WATCHED_MS / 1000),
  };
}

/** The cost of a phone's first screen without any interaction, without CPU throttling. */
export const measureRest: Phase = async ({ site, options: { runs, brand } }) => {
  const browser = await openBrowser(site);
  const take = (address: string) => () => withPage(browser, (page) => restOf(page, address));
  try {
    const { floor = [], ...taken } = await takeInTurn<string, Rest>(
      {
        floor: take(site.floor),
        home: take(site.url(brand, '/')),
        lobby: take(site.url(brand, LOBBY)),
        login: take(site.url(brand, '/login')),
      },
      { runs, phase: 'rest' },
    );
    const of = (rests: readonly Rest[], kind: keyof Rest) => rests.map((rest) => rest[kind]);
    return Object.entries(taken).flatMap(([name, rests]) => [
      medianMeasure('at rest', name, of(rests, 'thread'), of(floor, 'thread')),
      medianMeasure('styles at rest', name, of(rests, 'styles'), of(floor, 'styles')),
    ]);
  } finally {
    await browser.close();
  }
};
