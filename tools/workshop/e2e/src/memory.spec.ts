import type { CDPSession, Page, Request } from '@playwright/test';
import { countHeld, measureHeld, type HeldMemory } from './heldMemory.ts';
import { demoGames } from './platform.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import { PROVIDERS } from './visit.ts';

/* A long visit: what was opened and left is released. Run by `npm run test:memory`. */

const GAMES = 50;
const CHANGES = 200;
const PAGES = ['/', '/casino', '/livecasino', '/Promotions', '/pages/about', '/sport', '/Jackpot', '/bingo'];
/** The maximum growth of the heap and of the document at the end. */
const GROWTH = 1.1;

/**
 * Counts the images that the page itself is loading. The browser keeps a left page's markup until its images
 * have loaded.
 */
function watchImages(page: Page): () => number {
  const loading = new Set<Request>();
  const isOwn = (request: Request) =>
    request.resourceType() === 'image' && request.frame() === page.mainFrame();
  page.on('request', (request) => isOwn(request) && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return () => loading.size;
}

/**
 * The memory held once all images have loaded, the page has rendered its deferred parts, and the last timers
 * of left pages have ended.
 */
async function heldAtRest(session: CDPSession, imagesLoading: () => number): Promise<HeldMemory> {
  await expect.poll(imagesLoading, { timeout: 120_000, intervals: [1_000] }).toBe(0);
  let { nodes } = await countHeld(session);
  await expect
    .poll(
      async () => {
        const before = nodes;
        ({ nodes } = await countHeld(session));
        return nodes - before;
      },
      { timeout: 60_000, intervals: [3_000] },
    )
    .toBe(0);
  return measureHeld(session);
}

/** The growth since before that exceeds what a visit may need. */
const grown = (before: HeldMemory, after: HeldMemory) =>
  (Object.keys(before) as (keyof HeldMemory)[])
    .filter((what) => after[what] > before[what] * GROWTH)
    .map((what) => `${what}: ${before[what]}, then ${after[what]}`);

/** Navigates as Back and Forward do, without a document load. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Waits until the page has an element, or none. A locator's assertion would keep the elements that it has seen. */
const expectElement = (page: Page, css: string, isThere = true) =>
  expect
    .poll(() => page.evaluate((wanted) => document.querySelector(wanted) !== null, css), { intervals: [50] })
    .toBe(isThere);

async function browse(page: Page, changes: number) {
  for (let change = 0; change < changes; change += 1) {
    await go(page, PAGES[change % PAGES.length] ?? '/');
    await expectElement(page, 'main h1');
  }
}

const FRAME = 'main iframe';

async function play(page: Page, ids: readonly number[]) {
  for (const id of ids) {
    await go(page, `/play/demo/${id}`);
    await expectElement(page, FRAME);
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith(PROVIDERS)), { intervals: [50] })
      .toBe(true);
    await go(page, '/casino');
    await expectElement(page, FRAME, false);
  }
}

test('fifty games and two hundred pages leak no memory', async ({ page }) => {
  test.setTimeout(20 * 60_000);
  const imagesLoading = watchImages(page);
  await visitPage(page, '/casino');
  const ids = await demoGames(page, GAMES);
  expect(ids).toHaveLength(GAMES);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /* One-time data has loaded: code, texts, the cache entries of every page. */
  await browse(page, 10 * PAGES.length);
  await play(page, ids);
  await go(page, '/pages/about');
  const before = await heldAtRest(session, imagesLoading);
  await play(page, ids);
  await browse(page, CHANGES);
  await go(page, '/pages/about');
  await expectElement(page, 'main h1');
  const after = await heldAtRest(session, imagesLoading);
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) });
  expect(grown(before, after)).toEqual([]);
  expect(page.frames()).toHaveLength(1);
});
