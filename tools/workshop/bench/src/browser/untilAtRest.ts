import type { Page } from 'playwright';

/** Neither a long task nor a loaded resource for this long means that the page's deferred parts have rendered, ms. */
const QUIET_MS = 1000;

/** Resolves once a page has loaded and is idle. A game in a frame may go on calling its provider. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let waiting = setTimeout(resolve, quiet);
        const activity = new PerformanceObserver(() => {
          clearTimeout(waiting);
          waiting = setTimeout(resolve, quiet);
        });
        activity.observe({ type: 'longtask' });
        activity.observe({ type: 'resource' });
      }),
    QUIET_MS,
  );
}
