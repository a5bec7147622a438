import { devices, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings.ts';
import { brands } from './brands.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import { isGate, siteUrl } from './visit.ts';

/*
 * Each brand has different sections in its first screen, with their data in the page: hydrating it must not
 * log an error, such as a markup mismatch, and it shows what the brand sells. The full run also runs axe, in both schemes.
 */

const half = Math.ceil(brands.length / 2);
const SCHEMES = ['dark', 'light'] as const;

const { poll } = expect.configure({ soft: true, timeout: 30_000 });

async function askAxe(page: Page, slug: string) {
  for (const scheme of SCHEMES) {
    await page.evaluate((chosen) => localStorage.setItem('scheme', chosen), scheme);
    await visitPage(page, `${siteUrl(slug)}/`);
    await poll(() => axeFindings(page), { message: `${slug}, ${scheme}` }).toEqual([]);
  }
}

/** The height of a tile that is enough to recognise it, in CSS pixels. */
const RECOGNISABLE = 80;

/** The visible height of the game, table or match that shows most of itself, without what is under a fixed bar. */
const heightInSight = (page: Page) =>
  page.evaluate(() => {
    const visibleHeight = (tile: Element) => {
      const { left, width, top, height } = tile.getBoundingClientRect();
      const rows = Array.from({ length: Math.floor(height) }, (_, row) => top + row);
      return rows.filter((y) => tile.contains(document.elementFromPoint(left + width / 2, y))).length;
    };
    return Math.max(0, ...[...document.querySelectorAll('main article')].map(visibleHeight));
  });

const { isMobile, hasTouch, userAgent } = devices['Pixel 7'];
const WINDOWS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile, hasTouch, userAgent },
};

for (const [device, options] of Object.entries(WINDOWS))
  test.describe(`on a ${device}`, () => {
    test.use(options);

    for (const [name, some] of [
      ['first', brands.slice(0, half)],
      ['other', brands.slice(half)],
    ] as const)
      test(
        `the home pages of the ${name} ${some.length} brands hydrate, with games, tables or matches in sight`,
        { tag: '@gate' },
        async ({ page }) => {
          test.setTimeout(600_000);
          for (const { slug } of some)
            await test.step(slug, async () => {
              await visitPage(page, `${siteUrl(slug)}/`);
              await poll(() => heightInSight(page), slug).toBeGreaterThanOrEqual(RECOGNISABLE);
              if (!isGate) await askAxe(page, slug);
            });
        },
      );
  });
