import type { FrameLocator, Page } from '@playwright/test';
import { platformTest as unwatched } from './platformTest.ts';
import { PLAYER } from './steps.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';
import { SITE_PORT } from './visit.ts';

/* The embedded shell inside a page of another origin, which is mocked: only its origin matters. */

/** An origin that may embed larkmere. */
const KIOSK = 'https://kiosk.larkmere.example';
const THIEF = 'https://thief.example';
/** On this machine any local page may embed a brand. */
const LOCAL_KIOSK = 'http://kiosk.localhost:9';

/* The parent page's origin isn't local, and the site is on this machine. */
test.use({ permissions: ['local-network-access'] });
unwatched.use({ permissions: ['local-network-access'] });

const embedOf = (brand: string) => `http://embed.${brand}.localhost:${SITE_PORT}`;
const EMBED = embedOf('larkmere');
const text = textsOf('en', 'larkmere');

interface ReceivedMessage {
  origin: string;
  data: Record<string, unknown>;
}
declare global {
  interface Window {
    received?: ReceivedMessage[];
  }
}

const around = (frames: string) => `<!doctype html><title>Kiosk</title><body style="margin:0">
<script>window.received = []; addEventListener('message', ({ origin, data }) => received.push({ origin, data }));</script>
${frames}</body>`;
const frame = (src: string) =>
  `<iframe src="${src}" title="Site" style="inline-size:100%;block-size:100vh;border:0"></iframe>`;

/**
 * Opens a page of an origin, with these frames in it. Browsers may block storage in them: the site must do
 * without.
 */
async function embed(page: Page, origin: string, ...frames: string[]): Promise<FrameLocator> {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: around(frames.map(frame).join('')) }),
  );
  await page.goto(`${origin}/start`);
  return page.frameLocator('iframe').first();
}

const received = (page: Page) => page.evaluate(() => window.received ?? []);
const messagesOfType = async (page: Page, type: string) =>
  (await received(page)).map(({ data }) => data).filter((message) => message.type === type);
const last = async (page: Page, type: string) => (await messagesOfType(page, type)).at(-1);

/** Sends a message from the parent page to the frame. */
const ask = (page: Page, message: unknown) =>
  page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message);
const go = (path: string) => ({ source: 'baize', version: 1, type: 'go', path });

test.describe('in a page that the brand allows to embed it', () => {
  test(
    'the site renders, reports its route and height, and navigates on request',
    { tag: '@gate' },
    async ({ page }) => {
      const site = await embed(page, KIOSK, `${EMBED}/promotions#all`);
      await expect(site.getByRole('main')).toBeVisible();
      await expect
        .poll(() => last(page, 'route'))
        .toMatchObject({ path: '/promotions#all', source: 'baize', version: 1 });
      await expect.poll(async () => Number((await last(page, 'height'))?.px)).toBeGreaterThan(400);
      await expect.poll(() => site.locator('html').getAttribute('data-ready')).not.toBeNull();

      await ask(page, go('/casino?type=casino'));
      await expect.poll(() => last(page, 'route')).toMatchObject({ path: '/casino?type=casino' });
      await expect(site.getByRole('main').getByRole('listitem').first()).toBeVisible();
      expect((await received(page)).every(({ origin }) => origin === EMBED)).toBe(true);
    },
  );

  test.describe('of a player', () => {
    /* The refusal at the end is intended. */
    test.use({ forgiving: true });
    test('it reports login, balance and logout, but never the token', { tag: '@gate' }, async ({ page }) => {
      const tokens = new Set<string>();
      page.on('request', (request) => {
        const token = request.headers().authorization?.replace('Bearer ', '');
        if (token) tokens.add(token);
      });
      const site = await embed(page, KIOSK, `${EMBED}/login`);
      await expect(site.locator('html')).toHaveAttribute('data-ready');
      await site.getByRole('textbox', { name: text('session', 'username') }).fill(PLAYER.username);
      await site.getByLabel(text('session', 'password'), { exact: true }).fill(PLAYER.password);
      await site.getByRole('button', { name: text('session', 'login'), exact: true }).click();
      await expect.poll(() => last(page, 'login')).toMatchObject({ state: 'done' });
      await expect.poll(() => last(page, 'balance')).toMatchObject({ currency: 'TRY' });
      await expect.poll(() => last(page, 'route')).toMatchObject({ path: '/' });

      expect(tokens.size).toBeGreaterThan(0);
      for (const token of tokens) expect(JSON.stringify(await received(page))).not.toContain(token);

      /* A refused session ends the login. */
      await page.route('**/_api/**', (route) => route.fulfill({ status: 401, json: {} }));
      await ask(page, go('/PlayGame/1001'));
      await expect.poll(() => messagesOfType(page, 'logout')).toHaveLength(1);
    });
  });

  test('a login or sign-up is requested, and the parent page is notified', async ({ page }) => {
    const site = await embed(page, KIOSK, `${EMBED}/`);
    await site
      .getByRole('main')
      .getByRole('button', { name: text('content', 'join_now') })
      .first()
      .click();
    const dialog = site.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(() => last(page, 'register')).toMatchObject({ state: 'asked' });
    await dialog.getByRole('button', { name: text('session', 'login'), exact: true }).click();
    await expect.poll(() => last(page, 'login')).toMatchObject({ state: 'asked' });
  });
});

test('a frame sized by the reported height can shrink again', async ({ page }) => {
  const site = await embed(page, LOCAL_KIOSK, `${EMBED}/`);
  await page.evaluate(() =>
    addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
      const frame = document.querySelector('iframe');
      if (frame && data.type === 'height') frame.style.blockSize = `${Number(data.px)}px`;
    }),
  );
  await expect(site.locator('html')).toHaveAttribute('data-ready');
  const reportedHeight = async () => Number((await last(page, 'height'))?.px);
  await expect.poll(reportedHeight).toBeGreaterThan(1500);
  await ask(page, go('/404'));
  await expect.poll(reportedHeight).toBeLessThan(900);
  /*
   * An element that fills the window is limited to the screen, and doesn't grow with the frame whose height
   * it determines.
   */
  await ask(page, go('/'));
  await expect.poll(reportedHeight).toBeGreaterThan(1500);
  await ask(page, go('/play/demo/1001'));
  await expect.poll(reportedHeight).toBeLessThan(1500);
});

test.describe('the parent page’s messages', () => {
  test('invalid requests are ignored', { tag: '@gate' }, async ({ page }) => {
    const site = await embed(page, KIOSK, `${EMBED}/404`);
    await expect(site.locator('html')).toHaveAttribute('data-ready');
    for (const message of [
      { ...go('/casino'), version: 2 },
      { ...go('/casino'), source: 'other' },
      go('//thief.example/'),
      go('javascript:alert(1)'),
      'go /casino',
    ])
      await ask(page, message);
    /* A valid message follows, and finds the page unchanged. */
    await ask(page, go('/promotions'));
    await expect.poll(() => last(page, 'route')).toMatchObject({ path: '/promotions' });
    expect((await messagesOfType(page, 'route')).map(({ path }) => path)).toEqual(['/404', '/promotions']);
  });

  test('a request from another frame of that page is ignored', { tag: '@gate' }, async ({ page }) => {
    const script = `<script>addEventListener('message', () => {
      parent.frames[0].postMessage(${JSON.stringify(go('/casino'))}, '*');
      parent.postMessage('asked', '*');
    })</script>`;
    await page.route(`${THIEF}/**`, (route) => route.fulfill({ contentType: 'text/html', body: script }));
    const site = await embed(page, KIOSK, `${EMBED}/404`, `${THIEF}/`);
    await expect(site.locator('html')).toHaveAttribute('data-ready');
    await page.evaluate(() => window.frames[1]?.postMessage('now', '*'));
    await expect
      .poll(async () => (await received(page)).some(({ data }) => (data as unknown) === 'asked'))
      .toBe(true);
    await ask(page, go('/promotions'));
    await expect.poll(() => last(page, 'route')).toMatchObject({ path: '/promotions' });
    expect((await messagesOfType(page, 'route')).map(({ path }) => path)).toEqual(['/404', '/promotions']);
  });
});

for (const [name, origin, address] of [
  ['an unknown page may not embed a brand', THIEF, `${EMBED}/`],
  ['a page that embeds one brand may not embed another', KIOSK, `${embedOf('vuxelo')}/`],
  ['no page may frame the site itself', KIOSK, `${EMBED.replace('embed.', '')}/404`],
] as const)
  /* The violation is intended, so the page isn't watched for it. */
  unwatched(name, async ({ page }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await embed(page, origin, address);
    await refused;
    expect(await received(page)).toEqual([]);
  });

test('a brand with a shell login opens the dialog over its home page, and reports it', async ({ page }) => {
  const site = await embed(page, LOCAL_KIOSK, `${embedOf('rivanta')}/login`);
  await expect(site.getByRole('dialog')).toBeVisible();
  await expect.poll(() => last(page, 'route')).toMatchObject({ path: '/' });
  await expect.poll(() => last(page, 'login')).toMatchObject({ state: 'asked' });
});
