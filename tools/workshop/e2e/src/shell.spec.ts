import type { Page } from '@playwright/test';
import { switchLanguage, untilReady, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';
import { SANDBOX } from './visit.ts';

/* The site's shell in a real browser, with its storage, tabs, frames and clock. */

const OPTIONS = '**/_api/options';
const QUIET = '/404';

/** Overrides the platform's own options. */
async function changeOptions(page: Page, change: object) {
  const reply = await page.request.get(`${SANDBOX}/_api/options`, { headers: { 'site-id': '4107' } });
  const options = (await reply.json()) as object;
  await page.route(OPTIONS, (route) => route.fulfill({ json: { ...options, ...change } }));
}

const WIDGET = {
  web_live_support: '<p id="desk">Hello<script>document.body.dataset.ran = "yes"</script></p>',
};

test.describe('a closed site', () => {
  test.use({ forgiving: true });

  for (const [name, heading, close] of [
    [
      'in maintenance',
      'maintenance',
      (page: Page) => page.route(OPTIONS, (route) => route.fulfill({ status: 500, json: {} })),
    ],
    [
      'in a blocked country',
      'restricted',
      (page: Page) => changeOptions(page, { ...WIDGET, user: { geo: 'AA' } }),
    ],
  ] as const)
    test(
      `${name} still opens live support, in a frame that sees nothing of the site`,
      { tag: name === 'in maintenance' ? '@gate' : [] },
      async ({ page, text }) => {
        await changeOptions(page, WIDGET);
        await visitPage(page, QUIET);
        await page.unroute(OPTIONS);
        await close(page);
        await page.goto(QUIET);
        await expect(page.getByRole('heading', { name: text('shell', heading) })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await page.getByRole('button', { name: text('shell', 'support') }).click();
        const frame = page.getByRole('dialog').locator('iframe');
        await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin/);
        const desk = page.getByRole('dialog').frameLocator('iframe');
        await expect(desk.locator('body')).toHaveAttribute('data-ran', 'yes');
        expect(await desk.locator('body').evaluate(() => self.origin)).toBe('null');
      },
    );
});

test('a closed notice stays closed, and a new one is shown', { tag: '@gate' }, async ({ page, text }) => {
  await changeOptions(page, { notice: 'The lobby moves tonight', notice_id: 'tonight' });
  await visitPage(page, QUIET);
  await page.getByRole('button', { name: text('shell', 'notice_close') }).click();
  await expect(page.getByText('The lobby moves tonight')).toHaveCount(0);
  await page.reload();
  await untilReady(page);
  await expect(page.getByText('The lobby moves tonight')).toHaveCount(0);
  await changeOptions(page, { notice: 'It has moved', notice_id: 'moved' });
  await page.reload();
  await expect(page.getByText('It has moved').first()).toBeVisible();
});

test(
  'language and color scheme, changed in one tab, change in every tab',
  { tag: '@gate' },
  async ({ page, context, text }) => {
    await visitPage(page, QUIET);
    const other = await context.newPage();
    await visitPage(other, QUIET);
    await switchLanguage(page, text, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('switch', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    await expect(other.locator('html')).toHaveAttribute('data-scheme', 'light');
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await other.getByRole('button', { name: /^Language and display/ }).click();
    await expect(other.getByRole('switch', { name: 'Dark mode' })).not.toBeChecked();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer works by keyboard, and returns the focus', { tag: '@gate' }, async ({ page, text }) => {
    await visitPage(page, `${QUIET}?device=mobile`);
    const menu = page.getByRole('banner').getByRole('button', { name: text('shell', 'menu') });
    await menu.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: text('shell', 'menu') });
    await expect(drawer).toBeVisible();
    const inside = () =>
      page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement));
    const stops = await drawer.getByRole('link').count();
    expect(stops).toBeGreaterThan(5);
    for (let press = 0; press < stops + 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('a running game reaches the safer gambling pages in two taps', async ({ page, text }) => {
    await visitPage(page, '/play/demo/1001?device=mobile');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('button', { name: text('shell', 'safer_play') }).click();
    const place = page.getByRole('menuitem', { name: text('shell', 'safer_play') });
    await place.click();
    await expect(page).toHaveURL(/\/pages\/responsible-gambling/);
  });
});

test('the reality check covers a running game until it is answered', async ({ page, context, text }) => {
  await context.clock.install();
  await openAsPlayer(page, '/PlayGame/1001');
  const game = page.locator('main iframe');
  await expect(game).toBeVisible();
  await game.click({ trial: true });
  await context.clock.fastForward('01:01:00');
  const check = page.getByRole('dialog', { name: text('shell', 'reality_title') });
  await expect(check).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(game.click({ trial: true, timeout: 5000 })).rejects.toThrow();
  await check.getByRole('button', { name: text('shell', 'reality_go_on') }).click();
  await expect(check).toBeHidden();
  await game.click({ trial: true });
});

test.describe('after a deploy', () => {
  test.use({ forgiving: true });

  test(
    'a missing chunk reloads the page once, then shows an error',
    { tag: '@gate' },
    async ({ page, text }) => {
      await visitPage(page, QUIET);
      const opened: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()));
      const gone = /LobbyPage/;
      await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const reloaded = page.waitForEvent('domcontentloaded');
      await page
        .getByRole('link', { name: text('shell', 'casino'), exact: true })
        .first()
        .click();
      const reloads = () => opened.filter((url) => url.includes('/casino'));
      await reloaded;
      const failed = page.getByRole('heading', { name: text('shell', 'page_gone') });
      await expect(failed).toBeVisible();
      expect(reloads()).toHaveLength(1);
      await page.unroute(gone);
      await page.getByRole('button', { name: text('shell', 'reload') }).click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  );
});

test('calls send the window’s class, and the next page is rendered for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const device = searchParams.get('device');
    if (pathname.startsWith('/_api/') && device) asked.push(`${pathname}?device=${device}`);
  });
  await page.setViewportSize({ width: 820, height: 1180 });
  await visitPage(page, '/');
  await expect.poll(() => asked).toContain('/_api/homepage?device=3');

  asked.length = 0;
  await page.reload();
  await untilReady(page);
  expect(asked.filter((call) => !call.endsWith('=3'))).toEqual([]);
  expect(asked).not.toContain('/_api/homepage?device=3');

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => asked).toContain('/_api/homepage?device=1');
});
