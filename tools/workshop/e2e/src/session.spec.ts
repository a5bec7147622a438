import type { BrowserContext, Page } from '@playwright/test';
import { balanceOf } from './platform.ts';
import {
  accountOf,
  DENIZ,
  fillLogin,
  gameFrame,
  logIn,
  logOut,
  minorUnits,
  switchLanguage,
  visitPage,
} from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';
import { isGate } from './visit.ts';

type Text = ReturnType<typeof textsOf>;

/** Each tab is a browser's process. */
const TABS = isGate ? 3 : 10;
/** A page with few platform calls. */
const QUIET = '/404';
const SESSION_KEYS = ['access_token', 'token_type', 'expires_in', 'loginTime', 'user', 'refresh'];

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const loginButton = (page: Page, text: Text) =>
  page.getByRole('banner').getByRole('button', { name: text('shell', 'login') });

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const tabs: Page[] = [];
  while (tabs.length < count) {
    const tab = await context.newPage();
    await visitPage(tab, QUIET);
    tabs.push(tab);
  }
  return tabs;
}

function countRefreshes(context: BrowserContext) {
  const asked: string[] = [];
  context.on('request', (request) => request.url().endsWith('/_api/refresh') && asked.push(request.url()));
  return asked;
}

test('ten tabs: one of them refreshes, and another takes over when it is closed', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await openAsPlayer(page, QUIET);
  const tabs = await openTabs(context, TABS - 1);
  /* Code that hasn't loaded within two minutes fails. */
  for (const tab of tabs) await expect(accountOf(tab)).toBeVisible();
  const refreshes = countRefreshes(context);
  const first = await stored(page, 'access_token');
  await context.clock.fastForward('02:01');
  await expect.poll(() => stored(page, 'access_token')).not.toBe(first);
  for (const tab of tabs) await expect(accountOf(tab)).toBeVisible();
  expect(refreshes).toHaveLength(1);

  /* The leading tab. */
  await page.close();
  const rest = tabs[0]!;
  const second = await stored(rest, 'access_token');
  await context.clock.fastForward('02:01');
  await expect.poll(() => stored(rest, 'access_token')).not.toBe(second);
  expect(refreshes).toHaveLength(2);
  await expect(accountOf(rest)).toBeVisible();
});

test.describe('a wrong clock', () => {
  /* A game played on a day that the platform hasn't seen yet is refused, which the browser logs. */
  test.use({ forgiving: true });

  test('moved by a day, and back, causes no burst of requests and no logout', async ({ page, context }) => {
    await context.clock.install();
    await openAsPlayer(page, QUIET);
    await expect(accountOf(page)).toBeVisible();
    const refreshes = countRefreshes(context);
    const first = await stored(page, 'access_token');
    await context.clock.fastForward('24:00:00');
    await expect.poll(() => stored(page, 'access_token')).not.toBe(first);
    expect(refreshes).toHaveLength(1);
    const token = await stored(page, 'access_token');
    await context.clock.setSystemTime(Date.now() - 86_400_000);
    await context.clock.runFor(60_000);
    /* After a day the reality check covers everything, so the token is checked instead. */
    expect(await stored(page, 'access_token')).toBe(token);
    expect(refreshes).toHaveLength(1);
  });
});

test(
  'a logout reaches every tab within a second and leaves no data',
  { tag: '@gate' },
  async ({ page, context, text }) => {
    await openAsPlayer(page, QUIET);
    const tabs = await openTabs(context, TABS - 1);
    for (const tab of tabs) await expect(accountOf(tab)).toBeVisible();
    /* Not the home page, which its own popup may cover. */
    await visitPage(page, QUIET);
    await logOut(page, text);
    await Promise.all(tabs.map((tab) => expect(loginButton(tab, text)).toBeVisible()));
    for (const key of SESSION_KEYS) expect(await stored(tabs[0]!, key), key).toBeNull();
  },
);

test('an account page closes within a second of a logout in another tab', async ({ page, context, text }) => {
  await openAsPlayer(page, '/Account');
  await expect(page).toHaveURL(/\/Account$/);
  const [other] = (await openTabs(context, 1)) as [Page];
  await logOut(other, text);
  await expect(page).toHaveURL(/\/login/i);
  await expect(page.getByRole('main').getByText('defne')).toHaveCount(0);
});

test('a balance changed in another tab is shown here, without a call', async ({ page, context }) => {
  await openAsPlayer(page, '/Account', DENIZ);
  await expect(accountOf(page)).toContainText(/\d/);
  const before = await balanceOf(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/_api/user-profile') && calls.push(request.url()));
  const other = await context.newPage();
  await visitPage(other, '/PlayGame/1001');
  const spin = gameFrame(other).locator('#spin');
  /* A round may win exactly its stake. */
  await expect(async () => {
    await spin.click();
    expect(await balanceOf(other)).not.toBe(before);
  }).toPass({ timeout: 30_000 });
  /* On a phone a game has no header; the next page does. */
  await visitPage(other, '/Account');
  await expect.poll(async () => (await minorUnits(accountOf(page))) === (await balanceOf(page))).toBe(true);
  expect(calls).toEqual([]);
});

test('another player in another tab: nothing of the first is shown here', async ({ page, context, text }) => {
  await openAsPlayer(page, QUIET);
  await expect(accountOf(page)).toContainText('defne');
  const [other] = (await openTabs(context, 1)) as [Page];
  await logOut(other, text);
  await visitPage(other, '/');
  await loginButton(other, text).click();
  await fillLogin(other, text, { username: 'yaman', password: 'yaman-baize-1' });
  await expect(accountOf(page)).toContainText('yaman');
  await expect(page.getByText('defne')).toHaveCount(0);
});

test('a browser without storage can still log in, change the language and play', async ({ page, text }) => {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('no', 'SecurityError');
      };
  });
  await visitPage(page, QUIET);
  await logIn(page, text);
  await expect(page).toHaveURL(/\/404$/);
  await expect(accountOf(page)).toBeVisible();
  /* Pressed, not checked: the choice shows once the other language's texts have loaded. */
  await switchLanguage(page, text, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(accountOf(page)).toBeVisible();

  /* Navigates within the page, since a new page wouldn't be logged in. */
  await page.evaluate(() => {
    history.pushState(null, '', '/PlayGame/1001');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('main iframe')).toBeVisible();
  await expect(page).toHaveURL(/\/PlayGame\/1001$/);
});
