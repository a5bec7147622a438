import { devices } from '@playwright/test';
import { openAsPlayer } from './openAsPlayer.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import { siteUrl } from './visit.ts';

/* A phone, and the brand whose layout took longest to render, so that the click comes first. */
test.use({
  ...devices['Pixel 7'],
  baseURL: siteUrl('vuxelo'),
  visit: { app: 'mobile-web', brand: 'vuxelo', language: 'tr', scheme: 'dark' },
  /* A URL without a page returns 404, which the browser logs. */
  forgiving: true,
});

/* A click hits the right moment only sometimes. */
const VISITS = 12;

test('a menu pressed during hydration opens, and hydration completes', async ({ page, text }) => {
  await openAsPlayer(page, '/404');
  for (let count = 0; count < VISITS; count += 1) {
    await visitPage(page, '/casino?type=casino');
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('shell', 'menu'), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
