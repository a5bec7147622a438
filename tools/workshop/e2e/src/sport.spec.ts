import type { FrameLocator, Page } from '@playwright/test';
import { balanceOf, ledgerHolds } from './platform.ts';
import { accountOf, gameFrame, logIn, minorUnits, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';
import { PROVIDERS } from './visit.ts';

/* The sportsbooks: tabs, launches, a bet, and the link from the home page. */

const BOOKS = [
  ['Redlane', 'redlane'],
  ['BetConstruct', 'betconstruct'],
  ['Betradar', 'betradar'],
] as const;

/** The heading of the provider's page, which may be rendered by a script. */
const bookName = (page: Page) => gameFrame(page).locator('.book-name');
const ownBalance = (page: Page) => gameFrame(page).locator('.book-purse');

/** Chooses odds and places the bet that the slip suggests. */
async function placeBet(page: Page, book: FrameLocator) {
  await book.locator('.price-button:enabled').first().click();
  const sent = page.waitForResponse(
    (reply) => reply.url() === `${PROVIDERS}/sport/api/bet` && reply.request().method() === 'POST',
  );
  await book.locator('.slip .go').click();
  expect((await sent).ok()).toBe(true);
}

test(
  'a visitor opens each provider by its tab, and a page of each section',
  { tag: '@gate' },
  async ({ page, text }) => {
    await visitPage(page, '/sport');
    const tabs = page.getByRole('navigation', { name: text('sport', 'providers') });
    for (const [name, slug] of BOOKS) {
      await tabs.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/Sport/${slug}/prematch$`));
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(bookName(page)).toContainText(name, { ignoreCase: true, timeout: 30_000 });
      await expect(ownBalance(page)).toBeHidden();
    }
    const sections = page.getByRole('navigation', { name: text('sport', 'sections') });
    await sections.getByRole('link', { name: text('sport', 'live') }).click();
    await expect(page).toHaveURL(/\/LiveSport\/betradar\/live$/);
    await expect(bookName(page)).toContainText('Betradar', { timeout: 30_000 });
    await sections.getByRole('link', { name: text('sport', 'esport') }).click();
    await expect(page).toHaveURL(/\/ESport\/betradar\/esport$/);
    await expect(tabs.getByRole('link')).toHaveText(['BetConstruct', 'Betradar']);
    await sections.getByRole('link', { name: text('sport', 'history') }).click();
    await expect(page.getByRole('heading', { name: text('sport', 'history_login') })).toBeVisible();
  },
);

test('a sportsbook uses the site’s color scheme, whatever the device prefers', async ({ page }) => {
  await visitPage(page, '/Sport/redlane/prematch');
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
  await page.reload();
  await expect(bookName(page)).toBeVisible();
  await expect(gameFrame(page).locator('html')).toHaveCSS('color-scheme', scheme);
});

test('the page fills the window below the bar, and never overflows sideways', async ({
  page,
  visit,
  takeScreenshot,
}) => {
  await visitPage(page, '/LiveSport');
  await expect(bookName(page)).toBeVisible();
  const { window, frame, below, wide } = await page.evaluate(() => {
    const box = document.querySelector('main iframe')?.getBoundingClientRect();
    const barOf = (edge: string) =>
      parseFloat(getComputedStyle(document.querySelector('main')!).getPropertyValue(edge)) || 0;
    return {
      window: innerHeight,
      frame: box?.height ?? 0,
      below: (box?.bottom ?? 0) - (innerHeight - barOf('--bz-bar-bottom')),
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  });
  expect(frame).toBeGreaterThan(window * (visit.app === 'web' ? 0.6 : 0.5));
  /* On a phone, nothing of it is under the bottom bar. */
  if (visit.app === 'mobile-web') expect(below).toBeLessThanOrEqual(1);
  expect(wide).toBeLessThanOrEqual(0);
  await takeScreenshot('live-sport');
});

for (const [name, slug] of BOOKS)
  test(
    `a player bets at ${name}, and the balance follows`,
    { tag: slug === 'redlane' ? ['@gate'] : [] },
    async ({ page, text, visit }) => {
      await visitPage(page, `/Sport/${slug}/prematch`);
      await expect(bookName(page)).toBeVisible({ timeout: 30_000 });
      await logIn(page, text);
      await expect(page).toHaveURL(new RegExp(`/Sport/${slug}/prematch$`));
      await expect(ownBalance(page)).toBeVisible({ timeout: 30_000 });
      const before = await balanceOf(page);
      await placeBet(page, gameFrame(page));
      await expect.poll(() => balanceOf(page)).toBeLessThan(before);
      const after = await balanceOf(page);
      const shown = accountOf(page);
      await expect.poll(() => minorUnits(shown)).toBe(after);
      expect(await ledgerHolds(page)).toBe(true);
      if (visit.app === 'web') {
        const sections = page.getByRole('navigation', { name: text('sport', 'sections') });
        await sections.getByRole('link', { name: text('sport', 'history') }).click();
        await expect(gameFrame(page).locator('.bet').first()).toBeVisible({ timeout: 30_000 });
      }
    },
  );

test('a match of the home page opens at the provider', async ({ page, text }) => {
  await visitPage(page, '/');
  const matches = page.getByRole('region', { name: text('sport', 'matches') });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect(await matches.getByRole('article').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
  const match = matches.getByRole('article').first();
  const teams = ((await match.getAttribute('aria-label')) ?? '').split(/ – | v /);
  await match.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/Sport\/betradar\/prematch\?match=\d+-\d+&pick=(?:p1|x|p2)$/);
  const wanted = gameFrame(page).locator('.wanted');
  for (const team of teams) await expect(wanted).toContainText(team, { timeout: 30_000 });
  /* The odds that were pressed are in the slip. */
  await expect(gameFrame(page).locator('.slip-odds')).toBeInViewport();
});

test('upgaming is only for the players whom the brand lists', async ({ page, visit }) => {
  await openAsPlayer(page, '/Sport/upgaming/results');
  const isListed = visit.brand === 'orvane';
  await expect(page).toHaveURL(isListed ? /\/upgaming\/results$/ : /\/redlane\/prematch$/);
  await expect(bookName(page)).toContainText(isListed ? 'Upgaming' : 'Redlane', { timeout: 30_000 });
});

test('the URL with a method opens the provider’s page too', async ({ page }) => {
  await visitPage(page, '/sports/sport/redlane/prematch');
  await expect(bookName(page)).toContainText('Redlane');
});

test.describe('a URL without a provider', () => {
  /* A browser logs the 404. */
  test.use({ forgiving: true });

  test('is not found', async ({ page }) => {
    await visitPage(page, '/Sport/nobody/prematch');
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the internal page shows a launch’s raw state, and is noindex', async ({ page, text }) => {
  await visitPage(page, '/test-sport');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const [launch, type] of [
    ['betradar/esport', 'script'],
    ['redlane/live', 'frame'],
  ] as const) {
    await page.getByRole('button', { name: `${text('sport', 'test_launch')}: ${launch}` }).click();
    await expect(page.getByRole('status', { name: launch })).toContainText(`"type":"${type}"`);
  }
});
