import type { Page } from '@playwright/test';
import { axeFindings } from './axeFindings.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import { untilAnswered } from './untilAnswered.ts';
import { isGate } from './visit.ts';

/** Every page that a visitor can open. */
const VISITORS = [
  '/',
  '/casino?type=casino',
  '/casino?type=live_casino',
  '/login',
  '/Register',
  '/Register/friend-1',
  '/Forgot',
  '/forget-password/a-token',
  '/Promotions',
  '/Promotions/1',
  '/pages/about',
  '/pages/terms-and-conditions',
  '/Sport/redlane/history',
  '/test-sport',
  '/404',
] as const;

/** Pages for players. */
const PLAYERS = [
  '/',
  '/bonus-request',
  '/cark',
  '/treasure',
  '/account/menu',
  '/Account',
  '/ChangePassword',
  '/TwoFactor',
  '/account/sms-verification',
  '/account/security',
  '/account/transfers/poker',
  '/account/transfers/live_slot',
  '/Deposit',
  '/Withdraw',
  '/Deposit/RovPay/',
  '/Deposit/envoy/',
  '/Deposit/envoyqr/',
  '/gameHistory',
  '/account-limitation',
  '/self-exclusion',
  '/cooling-off-periods',
  '/FreeSpins',
  '/PlayerBonuses',
  '/FinanceActivities',
  '/AccountActivities',
  '/SessionHistory',
  '/GameTransfers',
] as const;

/** Twelve pages, one of each kind. */
const IN_GATE = {
  visitors: ['/', '/casino?type=casino', '/login', '/Register', '/Promotions/1', '/pages/about'],
  web: ['/Account', '/Deposit', '/gameHistory'],
  'mobile-web': ['/account/menu', '/Withdraw', '/account-limitation'],
} as const;

/* Once is enough, unless the page was still reacting to loaded data. */
const { poll } = expect.configure({ soft: true, timeout: 30_000 });

/** One browser for all pages: it has the site's files cached after the first. */
const expectNothingOn = async (page: Page, paths: readonly string[]) => {
  for (const path of paths)
    await test.step(path, async () => {
      await untilAnswered(page, () => visitPage(page, path));
      /* By its element: an open popup hides the page's heading from role queries. */
      await expect(page.locator('h1').first()).toBeAttached();
      await poll(() => axeFindings(page), { message: page.url() }).toEqual([]);
    });
};

test('axe reports nothing on a visitor’s pages', { tag: '@gate' }, async ({ page }) => {
  test.slow();
  await expectNothingOn(page, isGate ? IN_GATE.visitors : VISITORS);
});

test(
  'axe reports nothing on a player’s pages',
  { tag: ['@gate', '@phone'] },
  async ({ page, visit: { app } }) => {
    test.slow();
    await openAsPlayer(page, '/404');
    await expectNothingOn(page, isGate ? IN_GATE[app] : PLAYERS);
  },
);
