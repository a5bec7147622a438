import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';

/* How much of the window a game fills. */

const DEMO = '/play/demo/1001';

test(
  'on a phone in landscape the game fills the window, and its bars open on demand',
  { tag: '@gate' },
  async ({ page, text }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await visitPage(page, DEMO);
    const frame = page.locator('main iframe');
    await expect(frame).toBeVisible();
    /* Minus the width of a scroll bar, where the browser reserves it. */
    const width = (await page.getByRole('main').boundingBox())?.width;
    expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, width, height: 390 });
    const close = page.getByRole('button', { name: text('casino', 'close_game') });
    await expect(close).toBeHidden();
    await page.getByRole('button', { name: text('casino', 'show_bars') }).click();
    await close.click();
    await expect(page).toHaveURL(/\/casino$/);
  },
);

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const)
  test(`at ${width} by ${height} the page around a game doesn’t scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visitPage(page, DEMO);
    await expect(page.locator('main iframe')).toBeVisible();
    const sizes = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight - innerHeight,
        document.body.scrollWidth - innerWidth,
      ]);
    await expect.poll(async () => Math.max(...(await sizes()))).toBeLessThanOrEqual(0);
  });
