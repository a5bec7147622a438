import { visitGames, visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import { isGate } from './visit.ts';

/* Every URL of a lobby, a category and a provider, and a lobby's URL parameters. */

const SLOT_PROVIDERS = [22, 25, 82, 44, 1, 77, 81, 42, 89, 43, 83, 63, 54, 9, 10, 20, 2, 31, 127];

const ADDRESSES = [
  '/casino',
  '/livecasino',
  '/Live-Casino',
  '/bingo',
  '/beton',
  '/games',
  '/Virtual',
  '/Jackpot',
  '/live-casino/category/game-shows',
  '/live-casino/category/instant-games',
  '/slots/category/hot-games',
  '/Slots/Category/New-Releases',
  ...[41, 52, 95].map((id) => `/live-casino/providers/any/${id}`),
  ...SLOT_PROVIDERS.map((id) => `/slots/providers/any/${id}`),
  '/providers/salon-prive-studios/95',
  '/providers/egt/81',
  '/casino/provider/9087',
  '/amusnet',
];

/** A lobby, a category and a provider. */
const IN_GATE = ['/livecasino', '/slots/category/hot-games', '/slots/providers/any/22'];

test('every lobby URL opens with games', { tag: '@gate' }, async ({ page }) => {
  test.slow();
  for (const address of isGate ? IN_GATE : ADDRESSES) {
    await visitGames(page, address);
    const games = page.getByRole('main').locator('#games').getByRole('article');
    await expect(games.first(), address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), address).not.toBeEmpty();
  }
});

test('a misspelt provider’s page has its canonical URL before any script runs', async ({ page }) => {
  const response = await page.goto('/providers/any/22', { waitUntil: 'commit' });
  const html = (await response?.text()) ?? '';
  const canonical = /<link rel="canonical" href="https:\/\/[^/"]+(?<path>[^"]*)"/.exec(html)?.groups?.path;
  await expect.poll(() => new URL(page.url()).pathname).toBe(canonical);
  expect(canonical).not.toBe('/providers/any/22');
});

test.describe('any other URL', () => {
  /* A browser logs the 404. */
  test.use({ forgiving: true });

  test('is not found', async ({ page, text }) => {
    for (const address of [
      '/slots/category/no-such',
      '/slots/providers/x/41',
      '/casino/provider/42',
      '/providers/x/999999',
    ]) {
      await visitPage(page, address);
      await expect(page.getByRole('heading', { name: text('shell', 'not_found') }), address).toBeVisible();
    }
  });
});

test('order and search are in the URL, and Back undoes them', async ({ page, text }) => {
  await visitPage(page, '/slots/providers/any/9');
  const order = page.getByRole('radio', { name: text('casino', 'sort_name_aloud') });
  await order.click({ force: true });
  await expect(page).toHaveURL(/\?sort=name$/);
  const names = page.locator('#games').getByRole('article').getByRole('button');
  await expect(async () => {
    const shown = await names.evaluateAll((all) =>
      all.flatMap((button) => button.getAttribute('aria-label') ?? []),
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'tr')));
  }).toPass({ timeout: 10_000 });
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await page.getByRole('searchbox').fill('zzzzzz');
  await expect(page).toHaveURL(/search=zzzzzz/);
  await page.getByRole('button', { name: text('casino', 'show_all_games') }).click();
  await expect(page).not.toHaveURL(/search=/);
});

test('a category’s URL links to the lobby and to other categories', async ({ page, text }) => {
  await visitPage(page, '/slots/category/hot-games');
  const categories = page.getByRole('navigation', { name: text('casino', 'categories'), exact: true });
  await categories.getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/\/casino\?category=1$/);
  await categories.getByRole('button', { name: text('casino', 'all_games') }).click();
  await expect(page).toHaveURL(/\/casino$/);
});

test('live tables get their state', async ({ page, text }) => {
  await visitGames(page, '/live-casino');
  /* Some tables are closed at this hour. */
  const closed = page.getByText(text('casino', 'table_closed'));
  const table = page.locator('#games').getByRole('article').filter({ hasNot: closed }).first();
  /* A table subscribes when it comes into view. */
  await table.scrollIntoViewIfNeeded();
  await expect(table).toContainText('₺');
  await expect(table.getByText(text('casino', 'table_limits'))).toBeAttached();
});

test('the levels of EGT’s jackpots are above its games', async ({ page, text }) => {
  await visitPage(page, '/amusnet');
  const board = page.getByRole('region', { name: text('casino', 'level_jackpots') });
  await expect(board.getByRole('listitem')).toHaveCount(4);
  await expect(board).toContainText('₺');
});
