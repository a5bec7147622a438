import {
  markParts,
  openServerRendered,
  PARTS,
  PARTS_IN_PLAY,
  watchLayoutShifts,
} from './openServerRendered.ts';
import { PLAYER, sendLogin, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';
import { isGate } from './visit.ts';

/*
 * The server renders every page for a visitor. Its elements must survive hydration, for a player too: only
 * the player's own data is replaced.
 */

for (const path of ['/', '/casino?type=casino', '/sport'])
  test(
    `the server-rendered page ${path} hydrates in place, for a visitor and for a player`,
    { tag: path === '/' ? ['@gate', '@phone'] : [] },
    async ({ page, text }) => {
      /* The first visit tells the server the language. */
      await visitPage(page, path);
      const login = page.getByRole('banner').getByRole('button', { name: text('shell', 'login') });
      const account = page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(PLAYER.username, 'i') });

      let hydrate = await openServerRendered(page, path);
      let areKept = await markParts(page);
      await expect(login).toBeVisible();
      await hydrate();
      expect(await areKept()).toEqual(PARTS.map(() => true));

      await openAsPlayer(page, path);
      await expect(account).toBeVisible();
      hydrate = await openServerRendered(page, path);
      areKept = await markParts(page);
      await expect(login).toBeHidden();
      const layoutShifts = await watchLayoutShifts(page);
      await hydrate();
      expect(await areKept()).toEqual(PARTS.map(() => true));
      await expect(account).toBeVisible();
      await expect(login).toHaveCount(0);
      /* What is for visitors only must not appear while the page hydrates. */
      const { sum, moves } = await layoutShifts();
      expect(sum, moves.join('\n')).toBeLessThan(0.01);
    },
  );

/** One page of each kind that the server renders. */
const PAGES = [
  '/casino?type=casino',
  '/livecasino',
  '/slots/providers/any/22',
  '/sport',
  '/Promotions',
  '/pages/about',
  '/login',
  '/Register',
  '/Forgot',
  '/poker',
  '/live-slot',
  '/bingo',
  '/Jackpot',
  '/pages/terms-and-conditions',
  '/play/demo/1001',
];
const IN_GATE = 10;

test('every kind of server-rendered page hydrates in place', { tag: '@gate' }, async ({ page }) => {
  test.slow();
  await visitPage(page, '/404');
  for (const path of isGate ? PAGES.slice(0, IN_GATE) : PAGES)
    await test.step(path, async () => {
      const hydrate = await openServerRendered(page, path);
      const parts = path.startsWith('/play/') ? PARTS_IN_PLAY : PARTS;
      const areKept = await markParts(page, parts);
      await hydrate();
      expect(await areKept()).toEqual(parts.map(() => true));
    });
});

test('a player who opens a player page stays on it', async ({ page }) => {
  await openAsPlayer(page, '/');
  /* The login would redirect straight back: it must never be visited. */
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname);
  });
  await visitPage(page, '/PlayGame/1001?mode=real');
  await expect(page.locator('main iframe')).toBeVisible();
  expect([...new Set(visited)]).toEqual(['/PlayGame/1001']);
});

test(
  'an account page has its heading before its code has run, without a layout shift',
  { tag: '@gate' },
  async ({ page, text }) => {
    await openAsPlayer(page, '/');
    const heading = page.getByRole('heading', { level: 1, name: text('account', 'deposit_title') });
    const hydrate = await openServerRendered(page, '/Deposit');
    await expect(heading).toBeVisible();
    /* Its width changes with the font; the fallback has the same height. */
    const place = async () => {
      const { x, y, height } = (await heading.boundingBox())!;
      return { x, y, height };
    };
    const before = await place();
    const areKept = await markParts(page, ['main h1']);
    await hydrate();
    const methods = page.getByRole('radiogroup', { name: text('account', 'methods') });
    await expect(methods).toBeVisible();
    expect(await areKept()).toEqual([true]);
    expect(await place()).toEqual(before);
  },
);

test('the login after a player page hydrates in place after a reload', async ({ page, text }) => {
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

test(
  'a login submitted before hydration stays out of the URL, and continues after it',
  { tag: '@gate' },
  async ({ page, text }) => {
    await visitPage(page, '/login');
    const hydrate = await openServerRendered(page, '/login');
    const form = page.getByRole('main').getByRole('form');
    await form.getByRole('textbox', { name: text('session', 'username') }).fill(PLAYER.username);
    const password = form.getByLabel(text('session', 'password'), { exact: true });
    await password.fill(PLAYER.password);
    await password.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await hydrate();
    await expect(
      page.getByRole('banner').getByRole('button', { name: new RegExp(PLAYER.username, 'i') }),
    ).toBeVisible();
    expect(page.url()).not.toContain(PLAYER.password);
  },
);

for (const { path, typed } of [
  {
    path: '/Register',
    typed: [
      ['username', 'selin'],
      ['email', 'selin@mail.example'],
      ['phone', '532 123 45 99'],
      ['password', 'Quiet-Harbour-7'],
    ],
  },
  {
    path: '/Forgot',
    typed: [
      ['username', 'selin'],
      ['personal_id_end', '4501'],
    ],
  },
] as const)
  test(`text typed into ${path} before hydration is kept`, async ({ page, text }) => {
    await visitPage(page, path);
    const hydrate = await openServerRendered(page, path);
    const form = page.getByRole('main').getByRole('form');
    const box = (name: (typeof typed)[number][0]) => form.getByLabel(text('session', name), { exact: true });
    for (const [name, value] of typed) await box(name).fill(value);
    await hydrate();
    /* Leaving a field validates it, which needs the form's own values. */
    for (const [name, value] of typed) {
      await box(name).focus();
      await box(name).blur();
      await expect(box(name)).toHaveValue(value);
      await expect(box(name)).not.toHaveAttribute('aria-invalid', 'true');
    }
  });
