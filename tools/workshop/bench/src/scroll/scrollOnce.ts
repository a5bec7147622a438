import type { Page } from 'playwright';
import { slowDown } from '../browser/slowDown.ts';
import { withPage, type VisitorBrowser } from '../browser/withPage.ts';
import { missedWhileScrolling } from './missedWhileScrolling.ts';
import type { Pace } from './scrollPaces.ts';
import { openLongLobby } from './openLongLobby.ts';

export interface Scrolled {
  games: number;
  /** Percent of frames. */
  missed: number;
  /** Elements in the grid afterwards. */
  nodes: number;
}

interface Scroll {
  browser: VisitorBrowser;
  cpu: number;
  pace: Pace;
}

const nodesInGrid = (page: Page) =>
  page.getByRole('feed').evaluate((feed) => feed.querySelectorAll('*').length);

/** Scrolls a lobby that has all its pages loaded. */
export const scrollLobby = (
  { browser, cpu, pace }: Scroll,
  url: (path: string) => string,
): Promise<Scrolled> =>
  withPage(browser, async (page) => {
    const games = await openLongLobby(page, url);
    await slowDown(page, cpu);
    const missed = await missedWhileScrolling(page, pace);
    const nodes = await nodesInGrid(page);
    await page.waitForLoadState('networkidle');
    return { games, missed, nodes };
  });

/** The frames that this machine misses on a plain tall page, with nothing else to paint. */
export const scrollFloor = ({ browser, cpu, pace }: Scroll, address: string): Promise<number> =>
  withPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => (document.body.style.height = '100000px'));
    await slowDown(page, cpu);
    return missedWhileScrolling(page, pace);
  });
