import type { Page } from '@playwright/test';
import { axeFindings } from './axeFindings.ts';
import { brands } from './brands.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import { isGate, siteUrl } from './visit.ts';

/*
 * Each brand has different sections in its first screen, with their data in the page: hydrating it must not
 * log an error, such as a markup mismatch. The full run also runs axe, in both schemes.
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

for (const [name, some] of [
  ['first', brands.slice(0, half)],
  ['other', brands.slice(half)],
] as const)
  test(
    `the home pages of the ${name} ${some.length} brands hydrate without an error`,
    { tag: '@gate' },
    async ({ page }) => {
      test.setTimeout(600_000);
      for (const { slug } of some)
        await test.step(slug, async () => {
          await visitPage(page, `${siteUrl(slug)}/`);
          if (!isGate) await askAxe(page, slug);
        });
    },
  );
