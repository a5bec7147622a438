import type { Locator, Page } from '@playwright/test';
import { gameFrame, logIn, minorUnits, PLAYER } from './steps.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';
import { PROVIDERS, SANDBOX, type Visit } from './visit.ts';

type Text = ReturnType<typeof textsOf>;

const isPhone = ({ app }: Visit) => app === 'mobile-web';

/** The first tile of a lobby's grid. */
const firstTile = (page: Page): Locator =>
  page.getByRole('main').getByRole('list').last().getByRole('listitem').first();

/** Opens what a tile offers, by mouse or by finger, and gives the place where its buttons are. */
async function openTile(page: Page, tile: Locator, visit: Visit): Promise<Locator> {
  if (!isPhone(visit)) {
    await tile.hover();
    return tile;
  }
  await tile.getByRole('button').first().tap();
  return page.getByRole('dialog');
}

async function spin(page: Page) {
  const game = gameFrame(page);
  const button = game.locator('#spin');
  await expect(button).toBeEnabled({ timeout: 20_000 });
  const round = page.waitForResponse(
    (reply) => reply.url().startsWith(PROVIDERS) && reply.request().method() === 'POST',
  );
  await button.click();
  expect((await round).ok()).toBe(true);
  await expect(button).toBeEnabled({ timeout: 20_000 });
}

test('a visitor sees the home page', async ({ page, text, visit, picture }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(main.getByRole('region', { name: text('content', 'banners') })).toBeVisible();
  await expect(
    main.getByRole('list', { name: text('content', 'stories') }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(main.getByRole('heading', { name: text('content', 'payments') })).toBeVisible();
  await expect(
    main.getByRole('region', { name: text('content', 'explore') }).getByRole('listitem'),
  ).toHaveCount(8);
  await expect(main.getByText(text('casino', 'tier_grand'))).toBeVisible();
  const sections = ['jackpot_games', 'live_casino', 'casino_games'].map((key) => text('casino', key));
  const wanted = visit.brand === 'vuxelo' ? sections.toReversed() : sections;
  const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.filter((heading) => sections.includes(heading))).toEqual(wanted);
  const providers = main.getByRole('region', { name: text('content', 'providers') });
  await providers.scrollIntoViewIfNeeded();
  await expect(providers.getByRole('link').first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText(/\d\d\+/);
  await page.evaluate(() => scrollTo(0, 0));
  await picture('home');
  await picture('home-whole', { whole: true });
});

test('a visitor finds a game in the lobby', async ({ page, text, picture }) => {
  await page.goto('/casino?type=casino');
  const main = page.getByRole('main');
  const progress = main.getByText(/ \/ | of /).last();
  await expect(firstTile(page)).toBeVisible();
  await picture('lobby');

  await test.step('categories stand in the address, and Back undoes them', async () => {
    const tab = main
      .getByRole('navigation', { name: text('casino', 'categories') })
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
    const option = panel.getByRole('checkbox').first();
    await option.check({ force: true });
    await picture('lobby-filter');
    await panel.getByRole('button', { name: text('casino', 'apply') }).click();
    await expect(page).toHaveURL(/provider=\d+/);
    await main.getByRole('button', { name: text('casino', 'clear_all') }).click();
    await expect(page).not.toHaveURL(/provider=/);
  });

  await test.step('search asks from three characters on', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/games?') && asked.push(request.url()));
    const box = main.getByRole('searchbox');
    await box.fill('bo');
    await expect(page).not.toHaveURL(/search=/);
    await box.fill('book');
    await expect(page).toHaveURL(/search=book/);
    expect(asked.every((url) => !url.includes('search=bo&'))).toBe(true);
    await picture('lobby-search');
    await box.fill('');
    await expect(page).not.toHaveURL(/search=/);
  });

  await test.step('the second page comes by scrolling, the third by the button', async () => {
    const more = main.getByRole('button', { name: text('casino', 'load_more') });
    await more.scrollIntoViewIfNeeded();
    await expect(progress).toContainText('100');
    await more.scrollIntoViewIfNeeded();
    await expect(progress).toContainText('100');
    await more.click();
    await expect(progress).toContainText('150');
    await expect(page).toHaveURL(/page=3/);
  });
});

test('a lobby that is none is not found', async ({ page, text }) => {
  await page.goto('/casino?type=roulette_of_the_moon');
  await expect(page.getByRole('heading', { level: 1, name: text('shell', 'not_found') })).toBeVisible();
});

test('a visitor plays for free', async ({ page, text, visit, picture }) => {
  await page.goto('/casino?type=casino');
  const offer = await openTile(page, firstTile(page), visit);
  await picture('tile');
  await offer.getByRole('button', { name: text('casino', 'play_for_free') }).click();
  await expect(page).toHaveURL(/\/play\/demo\/\d+/);
  await spin(page);
  await picture('demo');
  await page.getByRole('button', { name: text('casino', 'close_game') }).click();
  await expect(page).toHaveURL(/\/casino\?type=casino/);
});

async function ledgerAgrees(page: Page) {
  const state = await page.request.get(`${SANDBOX}/readyz`);
  expect(state.ok()).toBe(true);
}

async function lastRounds(page: Page, token: string, siteId: number) {
  const reply = await page.request.get(`${SANDBOX}/_api/account/game-history`, {
    headers: { 'Site-Id': String(siteId), Authorization: `Bearer ${token}`, 'accept-language': 'tr' },
  });
  const { data } = (await reply.json()) as {
    data: { data: { type: number; amount: string; player_balance: string }[] };
  };
  return data.data;
}

async function logOut(page: Page, text: Text) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(PLAYER.username) })
    .click();
  await page.getByRole('menuitem', { name: text('shell', 'log_out') }).click();
}

test('a player logs in, marks a favourite, plays for real, and logs out', async ({
  page,
  text,
  visit,
  picture,
}) => {
  await page.goto('/casino?type=casino');
  await logIn(page, text);
  const account = page.getByRole('banner').getByRole('button', { name: new RegExp(PLAYER.username) });
  await expect(account).toContainText(/\d/);
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/casino?type=casino');
  const offer = await openTile(page, firstTile(page), visit);
  const star = offer.getByRole('button', { pressed: false }).first();
  await star.click();
  await expect(
    page.getByRole('status').filter({ hasText: text('i18n', 'game_added_to_favorites') }),
  ).toBeVisible();
  await picture('favourite');
  if (isPhone(visit)) await page.keyboard.press('Escape');
  await page.goto('/casino?type=casino&category=0');
  await expect(firstTile(page)).toBeVisible();

  const again = await openTile(page, firstTile(page), visit);
  const before = await minorUnits(account.locator('visible=true')).catch(() => 0);
  await again
    .getByRole('button', { name: new RegExp(`^${text('casino', 'play')}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/PlayGame\/\d+/);
  await spin(page);
  await picture('game');

  const { token, siteId } = await page.evaluate(() => ({
    token: localStorage.getItem('access_token') ?? '',
    siteId: (JSON.parse(document.getElementById('brand')?.textContent ?? '{}') as { id: number }).id,
  }));
  const [newest] = await lastRounds(page, token, siteId);
  const balance = Number(newest?.player_balance.replace('.', ''));
  const session = page
    .getByRole('group', { name: text('casino', 'this_session') })
    .or(page.getByLabel(text('casino', 'this_session')));
  await expect
    .poll(async () => (await session.first().innerText()).replace(/\D/g, ''))
    .toContain(String(balance));
  expect(before).toBeGreaterThanOrEqual(0);
  await ledgerAgrees(page);

  await page.getByRole('button', { name: text('casino', 'close_game') }).click();
  await expect.poll(() => minorUnits(account)).toBe(balance);

  const openAgain = await openTile(page, firstTile(page), visit);
  await openAgain
    .getByRole('button', { pressed: true })
    .first()
    .click()
    .catch(() => undefined);
  if (isPhone(visit)) await page.keyboard.press('Escape');
  await logOut(page, text);
  await expect(page.getByRole('banner').getByRole('button', { name: text('shell', 'login') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});
