import type { Browser, Page } from 'playwright';
import { withPage } from '../browser/withPage.ts';

const HOUR_MS = 3_600_000;
/** By then everything that a page loads by itself after opening has arrived. */
const ARRIVAL_MS = 60_000;
/** Shorter than any polling interval. */
const STEP_MS = 5_000;

interface Idle {
  address: string;
  hidden: boolean;
  /** The interval of an additional poll, ms, which must be counted. */
  injectedPollMs?: number;
}

/** Puts the tab into the background: a headless browser can't do it, so it is emulated. */
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

/** How many requests an untouched page sends in an hour. The clock is advanced, not waited for. */
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
