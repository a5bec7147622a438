import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import type { Site } from '../site/Site.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { DEVICES } from './DEVICES.ts';

/** A browser that opens its pages as a visitor of the measured app. */
export type VisitorBrowser = Browser & { device: BrowserContextOptions };

/**
 * With an inspector attached, each `new Error` looks up the positions in the functions on the stack. V8 keeps none, so
 * it parses these functions again, for react-dom's two constants the whole library: about 40 ms that no player has.
 */
const KEEP_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

export async function openBrowser({ spki, app }: Site): Promise<VisitorBrowser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags(spki), KEEP_POSITIONS],
  });
  return Object.assign(browser, { device: DEVICES[app] });
}

/** Opens a page as a visitor who has closed the home page's popup, and closes it when the work is done. */
export async function withPage<T>(
  browser: VisitorBrowser,
  work: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ ...browser.device, ...options });
  try {
    await context.addInitScript(() => localStorage.setItem('show_popup', '1'));
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
