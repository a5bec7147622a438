import type { Page } from '@playwright/test';
import { logIn, PLAYER, sendLogin, visitPage } from './steps.ts';
import { expect, test } from './test.ts';

/*
 * The server renders every page for a visitor. Its elements must survive hydration, for a player too: only
 * what belongs to the player is replaced.
 */

const ENTRY = /\/_app\/[^/]+\/assets\/.*\.js/;

/** Opens a page whose code doesn't arrive before the returned function is called. */
async function openServerRendered(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(ENTRY, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return async () => {
    resolve();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await page.unrouteAll({ behavior: 'wait' });
  };
}

const PARTS = ['header', 'header a', 'main', '[data-hero], main h1'];

/** Marks elements of the server-rendered page. @returns which of them are still there */
async function markParts(page: Page) {
  const marked = await page.evaluateHandle(
    (selectors) => selectors.map((selector) => document.querySelector(selector)),
    PARTS,
  );
  return () => marked.evaluate((elements) => elements.map((element) => Boolean(element?.isConnected)));
}

for (const path of ['/', '/casino?type=casino', '/sport'])
  test(`the server-rendered page ${path} is hydrated in place, for a visitor and for a player`, async ({
    page,
    text,
  }) => {
    /* The first visit tells the server the language. */
    await visitPage(page, path);
    const login = page.getByRole('banner').getByRole('button', { name: text('shell', 'login') });
    const account = page.getByRole('banner').getByRole('button', { name: new RegExp(PLAYER.username, 'i') });

    let hydrate = await openServerRendered(page, path);
    let areKept = await markParts(page);
    await expect(login).toBeVisible();
    await hydrate();
    expect(await areKept()).toEqual(PARTS.map(() => true));

    await logIn(page, text);
    await expect(account).toBeVisible();
    hydrate = await openServerRendered(page, path);
    areKept = await markParts(page);
    await expect(login).toBeHidden();
    await hydrate();
    expect(await areKept()).toEqual(PARTS.map(() => true));
    await expect(account).toBeVisible();
    await expect(login).toHaveCount(0);
  });

test('a player who opens a page for players stays on it', async ({ page, text }) => {
  await visitPage(page, '/');
  await logIn(page, text);
  /* The login would lead straight back: what counts is that it is never visited. */
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname);
  });
  await visitPage(page, '/PlayGame/1001?mode=real');
  await expect(page.locator('main iframe')).toBeVisible();
  expect([...new Set(visited)]).toEqual(['/PlayGame/1001']);
});

test('the login that a page for players led to is hydrated in place after a reload', async ({
  page,
  text,
}) => {
  const title = (name: 'login_title' | 'login_to_continue') =>
    page.getByRole('main').getByRole('heading', { name: text('session', name) });
  await visitPage(page, '/TwoFactor');
  await expect(title('login_to_continue')).toBeVisible();
  const hydrate = await openServerRendered(page, '/login');
  const areKept = await markParts(page);
  await expect(title('login_title')).toBeVisible();
  await hydrate();
  expect(await areKept()).toEqual(PARTS.map(() => true));
  await expect(title('login_to_continue')).toBeVisible();
  await sendLogin(page.getByRole('main'), text);
  await expect(page).toHaveURL(/\/TwoFactor$/);
});
