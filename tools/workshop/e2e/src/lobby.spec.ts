import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';

/* A lobby's layout in a real window. */

const LOBBIES = ['/casino', '/livecasino', '/bingo', '/beton', '/virtual', '/games'];

test('each category of a lobby has its own icon', async ({ page, text }) => {
  for (const lobby of LOBBIES) {
    await visitPage(page, lobby);
    const chips = page
      .getByRole('navigation', { name: text('casino', 'categories'), exact: true })
      .getByRole('listitem');
    await chips.nth(2).waitFor();
    const signs = await chips.locator('svg').evaluateAll((all) => all.map((sign) => sign.innerHTML));
    expect(signs.length, lobby).toBe(await chips.count());
    expect(new Set(signs).size, lobby).toBe(signs.length);
  }
});

test(
  'the categories stay visible, and a choice far down the page scrolls to the first game',
  { tag: ['@gate', '@phone'] },
  async ({ page, text }) => {
    await visitPage(page, '/casino');
    const categories = page.getByRole('navigation', { name: text('casino', 'categories'), exact: true });
    const games = page.getByRole('heading', { name: text('casino', 'all_games') });
    await games.scrollIntoViewIfNeeded();
    /* Content above the games grows while it loads, and pushes them down again. */
    const scrollOn = async () => {
      await page.mouse.wheel(0, 700);
      return (await games.boundingBox())?.y;
    };
    await expect.poll(scrollOn).toBeLessThan(-100);
    await expect(categories).toBeInViewport({ ratio: 1 });
    const third = categories.getByRole('button').nth(2);
    const name = await third.innerText();
    await third.click();
    const heading = page.getByRole('heading', { name, level: 2, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    /* The page may scroll there smoothly. */
    await expect(async () => {
      const [below, above] = [await heading.boundingBox(), await categories.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }).toPass({ timeout: 10_000 });
  },
);

test(
  'two skip links lead from the top of the page to its games',
  { tag: '@gate' },
  async ({ page, text, visit }) => {
    test.skip(visit.app === 'mobile-web', 'a phone has no Tab key');
    await visitPage(page, '/casino');
    const grid = page.getByRole('list', { name: text('casino', 'casino') });
    const first = grid.getByRole('button').first();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text('shell', 'skip_to_content') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    const skip = page.getByRole('link', { name: text('casino', 'skip_to_games') });
    for (
      let presses = 0;
      presses < 3 && !(await skip.evaluate((link) => link === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#games')).toBeFocused();
    await first.waitFor();
    await expect(grid).not.toHaveAttribute('aria-busy', 'true');
    /* The sort order and the surprise button are before the games. */
    const passed: string[] = [];
    while (passed.length < 4 && !(await first.evaluate((tile) => tile === document.activeElement))) {
      await page.keyboard.press('Tab');
      passed.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing'));
    }
    await expect(first, `the focus came by ${passed.join(', ')}`).toBeFocused();
  },
);

test('at 1440 by 900 games are visible without scrolling', async ({ page, text, visit }) => {
  test.skip(visit.app === 'mobile-web', 'phones have a page of their own');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const lobby of ['/casino', '/livecasino', '/games']) {
    await visitPage(page, lobby);
    const first = page.getByRole('main').locator('li [data-open]').first();
    await expect(first, lobby).toBeInViewport({ ratio: 0.6 });
  }
  const places = page.getByRole('banner').or(page.getByRole('navigation'));
  await visitPage(page, '/casino');
  await expect(
    places.getByRole('link', { name: text('shell', 'casino'), exact: true }).first(),
  ).toHaveAttribute('aria-current', 'page');
});
