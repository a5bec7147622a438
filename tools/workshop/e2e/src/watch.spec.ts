import type { Page } from '@playwright/test';
import { visitPage } from './steps.ts';
import { test } from './test.ts';

/** Page errors that no test asserts on. */
const SPOILED: Record<string, (page: Page) => Promise<unknown>> = {
  'an error on the console': (page) => page.evaluate(() => console.error('spoiled')),
  'an unhandled rejection': async (page) => {
    const heard = page.waitForEvent('pageerror');
    await page.evaluate(() => void Promise.reject(new Error('spoiled')));
    await heard;
  },
  'an image that fails to load': async (page) => {
    const refused = page.waitForResponse((reply) => reply.url().includes('spoiled') && !reply.ok());
    await page.evaluate(() => void (new Image().src = '/_media/games/spoiled.webp'));
    await refused;
  },
  'a token in a URL': async (page) => {
    const headers = { Authorization: 'Bearer spoiled-token' };
    await page.evaluate((sent) => fetch('/_api/options', { headers: sent }), headers);
    await page.evaluate(() => fetch('/_api/options?spoiled-token'));
  },
};

/** The gate tries one, and one that is never tolerated. */
const [FIRST] = Object.keys(SPOILED);

for (const [name, spoil] of Object.entries(SPOILED))
  test(`a test fails on ${name}`, { tag: name === FIRST ? '@gate' : [] }, async ({ page }) => {
    test.fail();
    await visitPage(page, '/404');
    await spoil(page);
  });

test.describe('a test that tolerates failing calls', () => {
  test.use({ forgiving: true });
  test('still fails on a CSP violation', { tag: '@gate' }, async ({ page }) => {
    test.fail();
    await visitPage(page, '/404');
    const refused = page.waitForEvent('console', (message) => message.type() === 'error');
    await page
      .evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>spoiled</b>'))
      .catch(() => {});
    await refused;
  });
});
