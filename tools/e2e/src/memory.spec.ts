import type { CDPSession, Page } from '@playwright/test';
import { demoGames } from './platform.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';

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

/** Navigates as Back and Forward do, without a document load. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

async function browse(page: Page, changes: number) {
  for (let change = 0; change < changes; change += 1) {
    const path = PAGES[change % PAGES.length] ?? '/';
    await go(page, path);
    await expect(page.locator('main')).not.toBeEmpty();
    await expect(heading(page)).toBeAttached();
  }
}

async function play(page: Page, ids: readonly number[]) {
  for (const id of ids) {
    await go(page, `/play/demo/${id}`);
    await expect(page.locator('main iframe')).toBeVisible();
    await go(page, '/casino');
    await expect(page.locator('main iframe')).toHaveCount(0);
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
  /* Everything that loads once is loaded: code, texts, the cache's entries of every page. */
  await browse(page, 2 * PAGES.length);
  await play(page, ids.slice(0, 5));
  await go(page, '/pages/about');
  const before = await usage(session);
  await play(page, ids);
  await browse(page, CHANGES);
  await go(page, '/pages/about');
  await expect(heading(page)).toBeVisible();
  const after = await usage(session);
  console.log(`memory: ${JSON.stringify({ before, after })}`);
  expect(after.heap).toBeLessThan(before.heap * GROWTH);
  expect(after.nodes).toBeLessThan(before.nodes * GROWTH);
  expect(after.listeners).toBeLessThan(before.listeners * GROWTH);
  expect(after.documents).toBeLessThanOrEqual(before.documents);
  expect(page.frames()).toHaveLength(1);
});
