import type { Locator } from '@playwright/test';
import { untilFontsLoaded, visitPage } from './steps.ts';
import { expect, test } from './test.ts';

/* How much of the window a game fills. */

const DEMO = '/play/demo/1001';

/** The upper edge of an element in the window, px. */
const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? NaN;

/** The lower edge of an element in the window, px. */
const bottomOf = async (place: Locator) =>
  (await topOf(place)) + ((await place.boundingBox())?.height ?? NaN);

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

test('on a phone in landscape two taps open the links to limits and help', async ({ page, text }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visitPage(page, DEMO);
  await expect(page.locator('main iframe')).toBeVisible();
  const button = page
    .getByRole('main')
    .getByRole('button', { name: text('shell', 'safer_play'), exact: true });
  await expect(button).toBeHidden();
  await page.getByRole('button', { name: text('casino', 'show_bars') }).click();
  await button.click();
  const menu = page.getByRole('menu');
  for (const key of ['safer_play', 'limits', 'cooling_off', 'self_exclusion'])
    await expect(menu.getByRole('menuitem', { name: text('shell', key), exact: true })).toBeVisible();
});

test('on a desktop a game fills the window below the header, or all of it in theatre mode', async ({
  page,
  text,
  visit,
}) => {
  test.skip(visit.app !== 'web', 'A phone has no header next to a game, and no theatre mode.');
  const height = 900;
  await page.setViewportSize({ width: 1440, height });
  await visitPage(page, DEMO);
  const room = page.locator('[data-theatre]');
  const frame = page.locator('main iframe');
  const line = page.getByRole('contentinfo');
  await expect(frame).toBeVisible();
  await expect(line).toBeVisible();
  /* The line below the game has its height when its font has loaded. */
  await untilFontsLoaded(page);
  expect(await topOf(room)).toBeCloseTo(await bottomOf(page.getByRole('banner')), 0);
  expect(await bottomOf(room)).toBeCloseTo(await topOf(line), 0);
  expect(await bottomOf(frame)).toBeCloseTo(await topOf(line), 0);
  expect(await bottomOf(line)).toBeCloseTo(height, 0);
  await page.getByRole('button', { name: text('casino', 'theatre'), exact: true }).click();
  await expect(
    page.getByRole('button', { name: text('casino', 'leave_theatre'), exact: true }),
  ).toBeVisible();
  expect(await topOf(room)).toBeCloseTo(0, 0);
  expect(await bottomOf(room)).toBeCloseTo(height, 0);
  expect(await bottomOf(frame)).toBeCloseTo(height, 0);
});

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
