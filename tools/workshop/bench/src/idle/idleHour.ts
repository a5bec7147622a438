import type { Page } from 'playwright';
import { withPage, type VisitorBrowser } from '../browser/withPage.ts';

const HOUR_MS = 3_600_000;
/** Time by which everything that a page loads automatically after opening has arrived. */
const ARRIVAL_MS = 60_000;
/** Shorter than any polling interval. */
const STEP_MS = 5_000;

interface Idle {
  address: string;
  hidden: boolean;
  /** Adds a poll with this interval, ms, which must be counted. */
  injectedPollMs?: number;
}

/** Puts the tab into the background. A headless browser can't do that, so it's emulated. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

const injectPoll = (page: Page, ms: number) =>
  page.evaluate((every) => {
    setInterval(() => void fetch('/_api/options?bench'), every);
  }, ms);

/** The number of requests that an untouched page sends in an hour. The clock is advanced, so it takes much less. */
export function idleHour(
  browser: VisitorBrowser,
  { address, hidden, injectedPollMs }: Idle,
): Promise<number> {
  return withPage(browser, async (page) => {
    await page.clock.install();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.clock.runFor(ARRIVAL_MS);
    await page.waitForLoadState('networkidle');
    if (hidden) await hide(page);
    let sent = 0;
    let underWay = 0;
    page.on('request', () => ((sent += 1), (underWay += 1)));
    const settle = () => (underWay -= 1);
    page.on('requestfinished', settle).on('requestfailed', settle);
    if (injectedPollMs) await injectPoll(page, injectedPollMs);
    for (let at = 0; at < HOUR_MS; at += STEP_MS) {
      await page.clock.runFor(STEP_MS);
      if (underWay > 0) await page.waitForLoadState('networkidle');
      while (underWay > 0)
        await page.waitForEvent('requestfinished', { timeout: 2000 }).catch(() => (underWay = 0));
    }
    return sent;
  });
}
