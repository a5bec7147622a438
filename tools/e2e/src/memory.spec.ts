import type { CDPSession, Page } from '@playwright/test';
import { demoGames } from './platform.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import { PROVIDERS } from './visit.ts';

/* A long visit: what is opened and left is given back. Run by `npm run test:memory`. */

const GAMES = 50;
const CHANGES = 200;
const PAGES = ['/', '/casino', '/livecasino', '/Promotions', '/pages/about', '/sport', '/Jackpot', '/bingo'];
/** How much more of the heap and of the document may be in use at the end. */
const GROWTH = 1.1;

interface Usage {
  heap: number;
  nodes: number;
  documents: number;
  listeners: number;
}

async function usage(session: CDPSession): Promise<Usage> {
  /* What the first collection finds, finalizers may free only for the second one. */
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    documents: of('Documents'),
    listeners: of('JSEventListeners'),
  };
}

/** The usage once the page has rendered its deferred parts, and the last timers of what was left have ended. */
async function usageAtRest(page: Page, session: CDPSession): Promise<Usage> {
  let last = await usage(session);
  await expect
    .poll(
      async () => {
        const { nodes } = last;
        last = await usage(session);
        return last.nodes - nodes;
      },
      { timeout: 60_000, intervals: [3_000] },
    )
    .toBe(0);
  return last;
}

/** What is used more than before, by more than a visit may need. */
const grown = (before: Usage, after: Usage) =>
  (Object.keys(before) as (keyof Usage)[])
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

test('fifty games and two hundred pages later, no memory is held that a visit doesn’t need', async ({
  page,
}) => {
  test.setTimeout(20 * 60_000);
  await visitPage(page, '/casino');
  const ids = await demoGames(page, GAMES);
  expect(ids).toHaveLength(GAMES);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /*
   * What comes once is there: code, texts, the cache's entries of every page, and what the browser compiles of a
   * function that has run often: seven tenths of the heap's growth in the first minutes.
   */
  await browse(page, 10 * PAGES.length);
  await play(page, ids.slice(0, 20));
  await go(page, '/pages/about');
  const before = await usageAtRest(page, session);
  await play(page, ids);
  await browse(page, CHANGES);
  await go(page, '/pages/about');
  await expectElement(page, 'main h1');
  expect(grown(before, await usageAtRest(page, session))).toEqual([]);
  expect(page.frames()).toHaveLength(1);
});
