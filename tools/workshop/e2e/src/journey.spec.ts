import type { Locator, Page } from '@playwright/test';
import { balanceOf, lastRound, ledgerHolds } from './platform.ts';
import { accountOf, DENIZ, gameFrame, logIn, logOut, minorUnits, visitGames, visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';
import { PROVIDERS, type Visit } from './visit.ts';

type Text = ReturnType<typeof textsOf>;

const isPhone = ({ app }: Visit) => app === 'mobile-web';

/**
 * A lobby's own games, the target of its skip link; depending on the brand, jackpots and winners are above or
 * below them.
 */
const gamesOf = (page: Page): Locator => page.locator('#games');

/* The tiles of a busy list are replaced by others, together with what a press has opened. */
const firstTile = (page: Page): Locator =>
  gamesOf(page)
    .getByRole('list')
    .and(page.locator(':not([aria-busy="true"])'))
    .last()
    .getByRole('listitem')
    .first();

/** Reveals a tile's buttons, by mouse or by touch, and returns their container. */
async function openTile(page: Page, tile: Locator, visit: Visit): Promise<Locator> {
  if (isPhone(visit)) {
    await tile.getByRole('button').first().tap();
    return page.getByRole('dialog');
  }
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await tile.hover();
  return tile;
}

/**
 * Presses one of a tile's buttons. Content that loads above may shift the tile away from under the mouse:
 * then the mouse moves again.
 */
async function pressOnTile(page: Page, visit: Visit, name: string | RegExp) {
  await expect(async () => {
    const offer = await openTile(page, firstTile(page), visit);
    await offer.getByRole('button', { name }).first().click({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}

async function spin(page: Page) {
  const button = gameFrame(page).locator('#spin');
  await expect(button).toBeEnabled({ timeout: 20_000 });
  const round = page.waitForResponse(
    (reply) => reply.url().startsWith(PROVIDERS) && reply.request().method() === 'POST',
  );
  await button.click();
  expect((await round).ok()).toBe(true);
  await expect(button).not.toContainClass('busy', { timeout: 20_000 });
}

/** How many of a list's games are shown. */
const progressOf = (page: Page) =>
  gamesOf(page)
    .getByText(/ \/ | of /)
    .last();

test('a visitor finds a game in the lobby', { tag: '@gate' }, async ({ page, text, takeScreenshot }) => {
  await visitGames(page, '/casino?type=casino');
  const main = page.getByRole('main');
  const progress = progressOf(page);
  await expect(firstTile(page)).toBeVisible();
  const whole = gamesOf(page).getByText((await progress.textContent()) ?? '');
  await takeScreenshot('lobby');

  await test.step('categories are in the URL, and Back undoes them', async () => {
    const tab = main
      .getByRole('navigation', { name: text('casino', 'categories'), exact: true })
      .getByRole('button')
      .nth(2);
    await tab.click();
    await expect(page).toHaveURL(/category=\d+/);
    await expect(tab).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page).not.toHaveURL(/category=/);
  });

  await test.step('providers filter, with their counts', async () => {
    await main.getByRole('button', { name: text('casino', 'providers'), exact: true }).click();
    const panel = page.getByRole('dialog');
    await panel
      .locator('label')
      .filter({ has: page.getByRole('checkbox') })
      .first()
      .click();
    await expect(panel.getByRole('checkbox').first()).toBeChecked();
    await takeScreenshot('lobby-filter');
    await panel.getByRole('button', { name: text('casino', 'apply') }).click();
    await expect(page).toHaveURL(/provider=\d+/);
    await main.getByRole('button', { name: text('casino', 'clear_all') }).click();
    await expect(page).not.toHaveURL(/provider=/);
  });

  await test.step('search starts at three characters', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/games?') && asked.push(request.url()));
    const box = main.getByRole('searchbox');
    await box.fill('bo');
    await expect(page).not.toHaveURL(/search=/);
    await box.fill('book');
    await expect(page).toHaveURL(/search=book/);
    expect(asked.every((url) => !url.includes('search=bo&'))).toBe(true);
    await expect(whole, 'the address changes before the list').toHaveCount(0);
    await takeScreenshot('lobby-search');
    await box.fill('');
    await expect(whole).toHaveCount(1);
    await expect(page).not.toHaveURL(/search=/);
  });

  await test.step('the second page loads on scroll, the third by button', async () => {
    const more = main.getByRole('button', { name: text('casino', 'load_more') });
    await more.evaluate((button) => button.scrollIntoView());
    await expect(progress).toContainText('100');
    await more.evaluate((button) => button.scrollIntoView());
    await expect(progress).toContainText('100');
    await more.click();
    await expect(progress).toContainText('150');
    await expect(page).toHaveURL(/page=3/);
  });
});

test('the main links are within reach at every width', { tag: '@phone' }, async ({ page, text }) => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visitPage(page, '/');
    const menu = page.getByRole('banner').getByRole('button', { name: text('shell', 'menu'), exact: true });
    const isDrawer = await menu.isVisible();
    if (isDrawer) await menu.click();
    const places = isDrawer ? page.getByRole('dialog') : page.getByRole('navigation');
    const place = places.getByRole('link', { name: text('shell', 'live_casino'), exact: true });
    await place.filter({ visible: true }).first().click({ timeout: 10_000 });
    await expect(page).toHaveURL(/live/i);
  }
});

test.describe('an unknown lobby', () => {
  /* A browser logs the 404. */
  test.use({ forgiving: true });

  test('is not found', async ({ page, text }) => {
    await page.goto('/casino?type=roulette_of_the_moon');
    await expect(page.getByRole('heading', { level: 1, name: text('shell', 'not_found') })).toBeVisible();
  });
});

test('a visitor plays for free', { tag: '@gate' }, async ({ page, text, visit, takeScreenshot }) => {
  await visitGames(page, '/casino?type=casino');
  await pressOnTile(page, visit, text('casino', 'play_for_free'));
  await expect(page).toHaveURL(/\/play\/demo\/\d+/);
  await spin(page);
  await takeScreenshot('demo');
  await page.getByRole('button', { name: text('casino', 'close_game') }).click();
  await expect(page).toHaveURL(/\/casino$/);
});

const starName = (text: Text) => new RegExp(text('casino', 'favourite', { name: '.*' }));

test(
  'a player logs in, marks a favourite, plays for real, and logs out',
  { tag: ['@gate', '@phone'] },
  async ({ page, text, visit, takeScreenshot }) => {
    const lobby = '/casino';
    const favourites = `${lobby}?category=0`;

    await test.step('log in', async () => {
      await visitPage(page, lobby);
      await logIn(page, text, DENIZ);
      await expect(page).toHaveURL(/\/casino$/);
      await takeScreenshot('player');
    });

    await test.step('mark a favourite', async () => {
      await visitGames(page, lobby);
      await pressOnTile(page, visit, starName(text));
      const announced = page.getByRole('status').filter({ hasText: text('i18n', 'game_added_to_favorites') });
      await expect(announced).toBeVisible();
      await takeScreenshot('favourite');
    });

    await test.step('play it for real', async () => {
      await visitPage(page, favourites);
      const before = await balanceOf(page);
      await pressOnTile(page, visit, new RegExp(`^${text('casino', 'play')}`));
      await expect(page).toHaveURL(/\/PlayGame\/\d+/);
      await spin(page);
      await takeScreenshot('game');

      const round = await lastRound(page);
      const after = await balanceOf(page);
      expect(round.stake).toBeGreaterThan(0);
      expect(after).toBe(before - round.stake + round.win);
      expect(round.balance).toBe(after);
      expect(await ledgerHolds(page)).toBe(true);
      const facts = page.getByRole('group', { name: text('casino', 'this_session') });
      await expect.poll(async () => (await facts.innerText()).replace(/\D/g, '')).toContain(String(after));

      await page.getByRole('button', { name: text('casino', 'close_game') }).click();
      await expect.poll(() => minorUnits(accountOf(page))).toBe(after);
    });

    await test.step('remove the favourite', async () => {
      await visitPage(page, favourites);
      await pressOnTile(page, visit, starName(text));
      await expect(page.getByText(text('casino', 'no_favourites'))).toBeVisible();
      await takeScreenshot('no-favourites');
    });

    await test.step('log out', async () => {
      await logOut(page, text);
      await expect(
        page.getByRole('banner').getByRole('button', { name: text('shell', 'login') }),
      ).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    });
  },
);
