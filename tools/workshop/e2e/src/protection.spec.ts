import type { Locator, Page } from '@playwright/test';
import { accountOf, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';
import { isGate } from './visit.ts';

/* Limits, a break and self-exclusion are two taps away from every page, including a game in play. */

/* A URL without a page returns 404, which the browser logs. */
test.use({ forgiving: true });

type Text = ReturnType<typeof textsOf>;

const OPEN = ['/', '/casino?type=casino', '/promotions', '/pages/about', '/404', '/play/demo/1001'];
const OF_VISITORS = [...OPEN, '/login', '/Register', '/Forgot', '/forget-password/abc'];
const OF_PLAYERS = [...OPEN, '/PlayGame/1001', '/bonus-request', '/cark', '/treasure'];

/** In an app without account pages, the targets are the page about safer play and the help services. */
async function wantedPlaces(page: Page, text: Text): Promise<string[]> {
  await visitPage(page, '/account-limitation');
  const isNowhere = await page.getByRole('heading', { name: text('shell', 'not_found') }).isVisible();
  const keys = isNowhere ? ['safer_play'] : ['limits', 'cooling_off', 'self_exclusion'];
  return keys.map((key) => text('shell', key));
}

/** Controls with this name; they needn't be in view, since scrolling isn't a tap. */
const linksTo = (within: Page | Locator, name: string) =>
  within
    .getByRole('link', { name, exact: true })
    .or(within.getByRole('button', { name, exact: true }))
    .or(within.getByRole('menuitem', { name, exact: true }));

/** How many taps lead from the current page to a place; gives up after two. */
async function taps(page: Page, text: Text, place: string): Promise<number> {
  const openers = [
    page.getByRole('main').getByRole('button', { name: text('shell', 'safer_play'), exact: true }),
    accountOf(page),
    page.getByRole('banner').getByRole('button', { name: text('shell', 'menu'), exact: true }),
  ];
  const footer = page.getByRole('contentinfo');
  const any = footer.or(openers[0]!).or(openers[2]!).first();
  await any.waitFor();
  if ((await footer.count()) > 0) {
    /* Not scrollIntoViewIfNeeded, which fails if a slim footer replaces this one while it waits. */
    await footer.evaluate((element) => element.scrollIntoView());
    if ((await linksTo(footer, place).count()) > 0) return 1;
  }
  for (const opener of openers) {
    if (!(await opener.first().isVisible())) continue;
    await opener.first().click();
    const opened = page.getByRole('menu').or(page.getByRole('dialog'));
    await opened.getByRole('link').or(opened.getByRole('menuitem')).first().waitFor();
    const isThere = (await linksTo(opened, place).count()) > 0;
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
    if (isThere) return 2;
  }
  return Infinity;
}

async function countTaps(page: Page, text: Text, paths: readonly string[]) {
  const places = await wantedPlaces(page, text);
  for (const path of paths) {
    await visitPage(page, path);
    for (const place of places)
      await expect.poll(() => taps(page, text, place), `${path}: ${place}`).toBeLessThanOrEqual(2);
  }
}

test('a visitor reaches the player protection in two taps on every page', ({ page, text }) =>
  countTaps(page, text, isGate ? ['/', '/pages/about', '/login'] : OF_VISITORS));

test(
  'a player reaches the player protection in two taps on every page',
  { tag: ['@gate', '@phone'] },
  async ({ page, text }) => {
    await openAsPlayer(page, '/404');
    await countTaps(page, text, isGate ? ['/', '/PlayGame/1001', '/account/menu'] : OF_PLAYERS);
  },
);
