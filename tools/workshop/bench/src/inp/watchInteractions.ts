import type { Page } from 'playwright';

/** Shorter ones aren't reported by the browser, ms. */
const SHORTEST = 16;
const PAINTED_MS = 300;

interface Interaction {
  name: string;
  ms: number;
}

/** Records how long each interaction took until its paint, from the next page on. */
export const watchInteractions = (page: Page) =>
  page.addInitScript((durationThreshold) => {
    const seen: Interaction[] = [];
    globalThis.benchInteractions = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0) seen.push({ name: entry.name, ms: entry.duration });
    }).observe({ type: 'event', durationThreshold, buffered: true });
  }, SHORTEST);

/** The longest interaction that `act` causes, in ms. */
export async function longestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => globalThis.benchInteractions?.splice(0));
  await act();
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), PAINTED_MS);
  const seen = (await page.evaluate(() => globalThis.benchInteractions)) ?? [];
  return Math.max(SHORTEST, ...seen.map(({ ms }) => ms));
}

declare global {
  var benchInteractions: Interaction[] | undefined;
}
