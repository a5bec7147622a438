import type { Page } from 'playwright';

/** Time by which a page has loaded everything that it loads automatically, ms. */
const SETTLED_MS = 8000;
/** How long a settled page is watched, ms. */
export const WATCHED_MS = 10_000;

/** Opens a page and waits until it only does what it does at rest. */
export async function untilSettled(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
}
