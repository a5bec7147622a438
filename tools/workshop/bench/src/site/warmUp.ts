import type { Page } from 'playwright';
import { untilAtRest } from '../browser/untilAtRest.ts';
import { openBrowser, withPage, type VisitorBrowser } from '../browser/withPage.ts';
import type { Site } from './Site.ts';

export const LOBBY = '/casino?type=casino';
const PAGES = ['/', LOBBY] as const;

async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await untilAtRest(page);
}

async function visit(browser: VisitorBrowser, address: string): Promise<void> {
  await withPage(browser, async (page) => {
    await page.goto(address);
    await untilAtRest(page);
    await seeAll(page);
  });
}

/** Visits pages once, so that replies and images are on the tape before measuring; by default home and lobby. */
export async function warmUp(site: Site, brand: string, paths: readonly string[] = PAGES): Promise<void> {
  const browser = await openBrowser(site);
  try {
    await visit(browser, site.floor);
    for (const path of paths) await visit(browser, site.url(brand, path));
  } finally {
    await browser.close();
  }
}
