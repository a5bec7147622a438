import { chromium, devices, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import type { Site } from '../site/Site.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';

const PHONE = devices['Pixel 7'];

export const openBrowser = ({ spki }: Site): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: chromiumFlags(spki) });

/**
 * Opens a page as a phone visitor who has closed the home page's popup, and closes it when the work is done.
 */
export async function withPage<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, ...options });
  try {
    await context.addInitScript(() => localStorage.setItem('show_popup', '1'));
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
