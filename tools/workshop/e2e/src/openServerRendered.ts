import { expect, type Page } from '@playwright/test';
import { untilReady } from './steps.ts';

const ENTRY = /\/_app\/[^/]+\/assets\/.*\.js/;

/** Elements of every server-rendered page, which must survive hydration. */
export const PARTS = ['header', 'header a', 'main', '[data-hero], main h1'];
/** A phone has no header while a game is in play. */
export const PARTS_IN_PLAY = PARTS.slice(2);

/**
 * Opens a page and delays its code until the returned function is called. The route stays: removing it would turn
 * interception off and could lose a call that is sent at that moment, such as a login replayed after hydration.
 */
export async function openServerRendered(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(ENTRY, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return async () => {
    resolve();
    await untilReady(page);
  };
}

/** Marks elements of the server-rendered page. @returns a function that lists those that are still there */
export async function markParts(page: Page, parts: readonly string[] = PARTS) {
  const marked = await page.evaluateHandle(
    (selectors) => selectors.map((selector) => document.querySelector(selector)),
    parts,
  );
  return () => marked.evaluate((elements) => elements.map((element) => Boolean(element?.isConnected)));
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Waits for the fonts, which change the width of texts, then records the page's layout shifts.
 * @returns a function that gives their sum so far, and what moved where, for a failure's message
 */
export async function watchLayoutShifts(page: Page) {
  await page.locator(':root[data-fonts]').waitFor();
  const seen = await page.evaluateHandle(() => {
    const shifts = { sum: 0, moves: [] as string[] };
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          shifts.moves.push(
            `${node?.textContent?.slice(0, 40)}: ${place(previousRect)} to ${place(currentRect)}`,
          );
      }
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  return () => seen.jsonValue();
}
