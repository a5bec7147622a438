import type { Page } from 'playwright';

/** No long task for this long means that the page's deferred parts have rendered, ms. */
const QUIET_MS = 1000;

/** Resolves once a page has loaded and its main thread is idle. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let waiting = setTimeout(resolve, quiet);
        const tasks = new PerformanceObserver(() => {
          clearTimeout(waiting);
          waiting = setTimeout(resolve, quiet);
        });
        tasks.observe({ type: 'longtask' });
      }),
    QUIET_MS,
  );
}
