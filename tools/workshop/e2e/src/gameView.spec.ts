import { triggerSandboxAction } from './control.ts';
import { launchHostile, loot } from './hostileProvider.ts';
import { balanceOf, firstDemo, scriptDemo } from './platform.ts';
import { DENIZ, gameFrame, minorUnits, untilFontsLoaded, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';
import { SANDBOX } from './visit.ts';

/* The communication between the site and a running game. */

const DEMO = '/play/demo/1001';

test('leaving a running flight asks for confirmation', { tag: '@gate' }, async ({ page, text }) => {
  await page.goto('/');
  await triggerSandboxAction('flight', { crash: '1000.00' });
  await openAsPlayer(page, `/PlayGame/${await firstDemo(page, 'games')}`);
  await expect(gameFrame(page).locator('#go')).toBeEnabled();
  await gameFrame(page).locator('#go').click();
  await expect(gameFrame(page).locator('#go.cash')).toBeVisible();
  const close = page.getByRole('button', { name: text('casino', 'close_game') });
  await close.click();
  const question = page.getByRole('alertdialog', { name: text('casino', 'leave_round') });
  await question.getByRole('button', { name: text('casino', 'leave_round_no') }).click();
  await expect(page).toHaveURL(/\/PlayGame\//);
  await close.click();
  await question.getByRole('button', { name: text('casino', 'leave_round_yes') }).click();
  await expect(page).toHaveURL(/\/games$/);
});

test('a game in its own window closes that window', async ({ page, text, visit }) => {
  test.skip(visit.app === 'mobile-web', 'A phone has no windows.');
  await openAsPlayer(page, '/PlayGame/1001');
  await expect(gameFrame(page).locator('#spin')).toBeVisible();
  await page.getByRole('button', { name: text('casino', 'game_menu') }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: text('casino', 'new_window') }).click();
  const own = await opened;
  await expect(page.getByRole('heading', { name: text('casino', 'in_own_window') })).toBeVisible();
  await expect(gameFrame(own).locator('#spin')).toBeVisible();
  const closed = own.waitForEvent('close');
  await own.getByRole('button', { name: text('casino', 'close_game') }).click();
  await closed;
});

test('a balance changed in another tab is shown next to a game, with or without a header', async ({
  page,
  context,
  text,
}) => {
  await openAsPlayer(page, '/PlayGame/1001', DENIZ);
  await expect(gameFrame(page).locator('#spin')).toBeVisible();
  const shown = page
    .getByRole('group', { name: text('casino', 'this_session') })
    .locator('div')
    .filter({ has: page.getByText(text('casino', 'balance'), { exact: true }) })
    .getByRole('definition');
  await expect.poll(async () => (await minorUnits(shown)) === (await balanceOf(page))).toBe(true);
  const before = await balanceOf(page);
  const other = await context.newPage();
  await visitPage(other, '/account/transfers/live_slot');
  await other
    .getByRole('main')
    .getByRole('textbox', { name: text('wallet', 'amount') })
    .fill('25');
  await other.getByRole('main').locator('[type=submit]').click();
  await expect(other.getByRole('main').getByRole('region', { name: /25[.,]00/ })).toBeVisible();
  await expect.poll(() => minorUnits(shown)).toBe(before - 2500);
});

test('a script game runs in an isolated host without an origin', { tag: '@gate' }, async ({ page, text }) => {
  await visitPage(page, '/casino');
  await visitPage(page, `/play/demo/${await scriptDemo(page)}`);
  const spin = gameFrame(page).frameLocator('iframe').locator('#spin');
  await expect(spin).toBeEnabled({ timeout: 20_000 });
  await spin.click();
  await expect(spin).toContainClass('busy');
  await page.getByRole('button', { name: text('casino', 'close_game') }).click();
  await expect(page).toHaveURL(/\/casino$/);
});

test.describe('a hostile provider', () => {
  test.use({ forgiving: true });

  test(
    'a hostile provider succeeds with nothing it tries',
    { tag: '@gate' },
    async ({ page, text, visit }) => {
      const happened: string[] = [];
      page.on('dialog', (dialog) => {
        happened.push(`dialog ${dialog.type()}`);
        void dialog.dismiss();
      });
      page.on('download', () => happened.push('download'));
      page.on('popup', () => happened.push('popup'));
      await launchHostile(page);
      await visitPage(page, DEMO);
      await expect(page.locator('main iframe')).toBeVisible();
      /* The line below the game has its height when its font has loaded. */
      await untilFontsLoaded(page);
      const size = await page.locator('main iframe').boundingBox();
      const { messages, focus, history, link, form, download, ...results } = await loot(page);
      expect([messages, focus, history]).toEqual(['sent', 'every 50 ms', 'asked']);
      expect([link, form, download]).not.toContain('got it');
      expect(new Set(Object.values(results))).toEqual(new Set(['blocked']));
      await expect(page).toHaveURL(new RegExp(`${DEMO}$`));
      expect(await page.locator('main iframe').boundingBox()).toEqual(size);
      expect(happened).toEqual([]);
      if (visit.app === 'web') {
        await page
          .getByRole('banner')
          .getByRole('button', { name: text('shell', 'login') })
          .click();
        /* A game that has taken the focus from a field is hidden until the field is left. */
        await expect(page.locator('main iframe')).toBeHidden();
        const field = page.getByRole('dialog').getByRole('textbox', { name: text('session', 'username') });
        await field.pressSequentially('defne', { delay: 120 });
        await expect(field).toHaveValue('defne');
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: text('casino', 'close_game') }).click();
      await expect(page).toHaveURL(/\/casino$/);
      await expect(page.locator('main iframe')).toHaveCount(0);
    },
  );
});

test('a game with the bridge passes the conformance check', async ({ page, visit }) => {
  test.skip(visit.app === 'mobile-web', 'The page is for developers.');
  const conformance = new URL('/bridge/conformance', SANDBOX.replace('127.0.0.1', 'providers.localhost'));
  await page.goto(`${SANDBOX}/_sandbox/bridge?frame=${encodeURIComponent(conformance.href)}`);
  const game = page.frameLocator('#game');
  const point = (id: string) => page.locator(`#${id}`);
  await expect(point('ready')).toHaveAttribute('data-state', 'met');
  await game.getByRole('button', { name: 'Start a round' }).click();
  await game.getByRole('button', { name: 'End the round' }).click();
  await expect(point('rounds')).toHaveAttribute('data-state', 'met');
  await game.getByRole('button', { name: 'Change the balance' }).click();
  await expect(point('balance')).toHaveAttribute('data-state', 'met');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(game.locator('#paused')).toHaveText('yes');
  await expect(point('paused')).toHaveAttribute('data-state', 'met');
  await page.getByRole('button', { name: 'Sound off' }).click();
  await expect(game.locator('#sound')).toHaveText('off');
  /* The check can fail: a paused game that starts a round anyway. */
  const frame = page.frame({ url: conformance.href });
  await frame?.evaluate(() => parent.postMessage({ type: 'baize:round-started', version: 1 }, '*'));
  await expect(point('paused')).toHaveAttribute('data-state', 'broken');
});
