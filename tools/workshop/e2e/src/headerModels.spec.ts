import type { Locator } from '@playwright/test';
import { logIn, waitForPressCooldown, visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import { siteUrl } from './visit.ts';

/* The header models in a browser: what fits in their rows, and how much of the window they take. */

const WIDTHS = [1024, 1280, 1440] as const;
/** One brand for each model that has a row of entries. */
const BRANDS = ['pirvela', 'orvane', 'sedira', 'kavrix'] as const;
const LANGUAGES = ['tr', 'en'] as const;

/** The maximum height of the bars, in CSS pixels. */
const MAX = 110;

/** The labels of the entries that are in the menu, and of those that don't fit in the row. */
const readEntries = (nav: Locator) =>
  nav.evaluate((row) => {
    const { right, bottom } = row.getBoundingClientRect();
    const entries = [...row.querySelectorAll<HTMLElement>(':scope > ul > li')];
    const labelsOf = (those: HTMLElement[]) => those.map(({ textContent }) => textContent);
    const isHidden = ({ dataset }: HTMLElement) => dataset['out'] === 'true';
    const isOutside = (entry: HTMLElement) => {
      const box = entry.getBoundingClientRect();
      return box.right > right || box.top >= bottom;
    };
    return {
      hidden: labelsOf(entries.filter(isHidden)),
      outside: labelsOf(entries.filter((entry) => !isHidden(entry) && isOutside(entry))),
    };
  });

for (const brand of BRANDS)
  for (const language of LANGUAGES)
    test.describe(`the nav of ${brand} in ${language}`, () => {
      test.use({ baseURL: siteUrl(brand), visit: { app: 'web', brand, language, scheme: 'dark' } });

      for (const width of WIDTHS)
        test(`at ${width} px each entry is in the row or in its menu`, async ({ page, text }) => {
          await page.setViewportSize({ width, height: 900 });
          await visitPage(page, '/casino');
          await logIn(page, text);
          const nav = page.getByRole('navigation', { name: text('shell', 'main_menu') });
          await expect(nav).toHaveAttribute('data-measured', 'true');
          /* The nav measures itself again when the balance arrives. */
          await expect.poll(async () => (await readEntries(nav)).outside).toEqual([]);
          const { hidden } = await readEntries(nav);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          await waitForPressCooldown(page);
          await nav.getByRole('button', { name: text('shell', 'more') }).click();
          const menu = page.getByRole('dialog', { name: text('shell', 'more') });
          for (const label of hidden)
            await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
        });
    });

for (const brand of [...BRANDS, 'novarel'])
  test.describe(`the first screen of ${brand}`, () => {
    test.use({ baseURL: siteUrl(brand), visit: { app: 'web', brand, language: 'tr', scheme: 'dark' } });

    test(
      `the bars of ${brand} leave the first screen to the page`,
      { tag: '@gate' },
      async ({ page, text }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await visitPage(page, '/');
        const notice = page.getByRole('region', { name: text('shell', 'notice'), exact: true });
        const noticeHeight = (await notice.isVisible()) ? ((await notice.boundingBox())?.height ?? 0) : 0;
        const top = (await page.getByRole('main').boundingBox())?.y ?? Infinity;
        expect(top - noticeHeight).toBeLessThanOrEqual(MAX);
      },
    );
  });
