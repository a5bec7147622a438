import { fillLogin, gameFrame, minorUnits, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';

/* The deposit in a dialog over the current page. */

test(
  'the deposit opens over the page, for a visitor after the login',
  { tag: '@phone' },
  async ({ page, text, visit, takeScreenshot }) => {
    await visitPage(page, '/casino');
    if (visit.app === 'mobile-web') {
      await page.getByRole('button', { name: text('shell', 'deposit_now'), exact: true }).click();
      await fillLogin(page, text);
    } else {
      await page
        .getByRole('banner')
        .getByRole('button', { name: text('shell', 'login') })
        .click();
      await fillLogin(page, text);
      await page
        .getByRole('banner')
        .getByRole('button', { name: text('shell', 'deposit') })
        .click();
    }
    const dialog = page.getByRole('dialog', { name: text('account', 'deposit_title') });
    await expect(dialog.getByRole('radio').first()).toBeAttached();
    await takeScreenshot('quick-deposit');
    expect(new URL(page.url()).pathname).toBe('/casino');
  },
);

test(
  'a deposit over a running game doesn’t interrupt it, and isn’t counted as a win',
  { tag: '@gate' },
  async ({ page, text, visit, takeScreenshot }) => {
    await openAsPlayer(page, '/PlayGame/1001');
    await expect(gameFrame(page).locator('#spin')).toBeVisible();
    const game = await page.locator('main iframe').elementHandle();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const session = page.getByRole('group', { name: text('casino', 'this_session') });
    const fact = (name: 'balance' | 'net_result') =>
      session
        .locator('div')
        .filter({ has: page.getByText(text('casino', name), { exact: true }) })
        .getByRole('definition');
    const shown = () => minorUnits(fact('balance'));
    await expect(fact('net_result')).toHaveText(/0[,.]00/);
    const before = await shown();

    const place = visit.app === 'mobile-web' ? session : page.getByRole('banner');
    await place.getByRole('button', { name: text('casino', 'deposit'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: text('account', 'deposit_title') });
    await dialog.getByRole('radio', { name: /BTC/ }).check({ force: true });
    await dialog.getByRole('textbox', { name: text('account', 'amount') }).fill('250');
    await takeScreenshot('deposit-over-game');
    const opening = page.waitForEvent('popup');
    await dialog.locator('[type=submit]').click();
    const payment = await opening;
    await dialog.getByRole('button', { name: text('account', 'close'), exact: true }).click();
    await payment.locator('button').first().click();

    await expect.poll(shown, { timeout: 20_000 }).toBe(before + 25_000);
    await expect(fact('net_result')).toHaveText(/^\D*0[,.]00$/);
    expect(await game?.evaluate((frame) => frame === document.querySelector('main iframe'))).toBe(true);
    expect(loads).toEqual([]);
    await takeScreenshot('game-after-deposit');
  },
);
