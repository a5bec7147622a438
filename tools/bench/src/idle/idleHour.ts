import type { Browser, Page } from 'playwright';
import { withPage } from '../browser/withPage.ts';

const HOUR_MS = 3_600_000;
/** What a page brings by itself after it was opened has come by then. */
const ARRIVAL_MS = 60_000;
/** Shorter than any poll. */
const STEP_MS = 5_000;

interface Idle {
  address: string;
  hidden: boolean;
  /** A poll of our own, every so many ms, which must be counted. */
  injectedPollMs?: number;
}

/** The tab goes to the back: the browser says so, as it cannot be made to in a headless one. */
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

/** How many requests a page sends in an hour in which nobody touches it. The clock is moved, not waited for. */
export function idleHour(browser: Browser, { address, hidden, injectedPollMs }: Idle): Promise<number> {
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
