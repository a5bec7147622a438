import { AxeBuilder } from '@axe-core/playwright';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';

/** Every page that a visitor can open (quality: accessibility). */
const PAGES = [
  '/',
  '/Promotions',
  '/Promotions/1',
  '/pages/about',
  '/casino?type=casino',
  '/casino?type=live_casino',
  '/login',
  '/404',
] as const;

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await visitPage(page, path);
    /* By its element: under an open popup it is nobody's but the page's. */
    await expect(page.locator('h1').first()).toBeAttached();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
  });
}
