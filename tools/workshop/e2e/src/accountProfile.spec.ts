import type { Page } from '@playwright/test';
import { authenticatorCode, readCode, sentMessage, triggerSandboxAction } from './control.ts';
import { balanceOf, ledgerHolds, walletBalanceOf } from './platform.ts';
import { accountOf, logOut, waitForPressCooldown, sendLogin, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';

const QUIET = '/404';
const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.locator('[data-over-all]');

const loginOf = (username: string) => ({ username, password: `${username}-baize-1` });

test('a change of address survives a reload', async ({ page, text, takeScreenshot }) => {
  await openAsPlayer(page, '/Account');
  const form = main(page).getByRole('form', { name: text('account', 'address_title') });
  await form.getByLabel(text('account', 'city')).fill('Muğla');
  await form.locator('textarea').fill('Kumbahçe Mah. 5');
  await form.locator('[type=submit]').click();
  await expect(toast(page).getByText(text('i18n', 'profile_updated'))).toBeVisible();
  await takeScreenshot('account-details', { whole: true });
  await visitPage(page, '/Account');
  await expect(form.getByLabel(text('account', 'city'))).toHaveValue('Muğla');
  await expect(form.locator('textarea')).toHaveValue('Kumbahçe Mah. 5');
});

test.describe('a new password', () => {
  /* The login with the old one is refused on purpose. */
  test.use({ forgiving: true });

  test('is changed, and only the new one logs in', async ({ page, text }) => {
    const NEW = 'Calm-River-Stone-9';
    await openAsPlayer(page, '/ChangePassword', loginOf('yaman'));
    const field = (key: string) => main(page).getByLabel(text('account', key), { exact: true });
    await field('current_password').fill('yaman-baize-1');
    await field('new_password').fill(NEW);
    await field('repeat_password').fill(NEW);
    await main(page).locator('form [type=submit]').click();
    await expect(main(page).getByText(text('account', 'password_done'))).toBeVisible();
    await logOut(page, text);
    await visitPage(page, '/login');
    await sendLogin(main(page), text, loginOf('yaman'));
    await expect(main(page).getByRole('alert').first()).not.toBeEmpty();
    await visitPage(page, '/login');
    await sendLogin(main(page), text, { username: 'yaman', password: NEW });
    await expect(accountOf(page)).toBeVisible();
  });
});

test.describe('two-factor', () => {
  /* A login that needs a code comes with status 422. */
  test.use({ forgiving: true });

  test(
    'is set up, required at login, and turned off again',
    { tag: '@gate' },
    async ({ page, text, takeScreenshot }) => {
      await openAsPlayer(page, '/TwoFactor');
      const password = main(page).getByLabel(text('account', 'your_password'), { exact: true });
      await password.fill('defne-baize-1');
      await main(page)
        .getByRole('button', { name: text('account', 'enable'), exact: true })
        .click();
      await expect(main(page).getByRole('img', { name: text('account', 'secret_qr') })).toBeVisible();
      await takeScreenshot('two-factor-secret', { whole: true });
      await main(page)
        .getByRole('button', { name: text('account', 'secret_done') })
        .click();
      await expect(main(page).getByRole('switch')).toBeChecked();
      await logOut(page, text);

      await visitPage(page, '/login');
      await sendLogin(main(page), text);
      const code = main(page).getByRole('textbox', { name: text('session', 'authenticator_code') });
      await code.pressSequentially(await authenticatorCode('defne'));
      await expect(accountOf(page)).toBeVisible();

      await visitPage(page, '/TwoFactor');
      await password.fill('defne-baize-1');
      await main(page)
        .getByRole('button', { name: text('account', 'disable'), exact: true })
        .click();
      await expect(main(page).getByRole('switch')).not.toBeChecked();
      await expect(
        main(page).getByRole('button', { name: text('account', 'enable'), exact: true }),
      ).toBeVisible();
    },
  );
});

test.describe('SMS verification', () => {
  /* A wrong code is refused on purpose. */
  test.use({ forgiving: true });

  test('a code is sent, survives a reload, is resent after two minutes, and verifies the phone', async ({
    page,
    context,
    text,
    takeScreenshot,
  }) => {
    await openAsPlayer(page, '/account/sms-verification', loginOf('kerem'));
    await context.clock.install();
    await visitPage(page, '/account/sms-verification');
    await expect(main(page).getByText(text('account', 'sms_is_not_verified'))).toBeVisible();
    await main(page)
      .getByRole('button', { name: text('account', 'sms_send') })
      .click();
    const code = main(page).getByRole('textbox', { name: text('account', 'sms_code') });
    await expect(code).toBeFocused();
    const first = await sentMessage('sms');
    await expect(main(page).getByRole('timer')).toContainText(/0[12]:[0-5]\d/);
    await takeScreenshot('sms-code');

    await visitPage(page, '/account/sms-verification');
    await expect(main(page).getByRole('timer')).toContainText(/01:[0-5]\d/);

    await triggerSandboxAction('clock', { minutes: 2.1 });
    await context.clock.fastForward('02:01');
    await main(page)
      .getByRole('button', { name: text('account', 'sms_resend') })
      .click();
    const second = await sentMessage('sms', first.id);
    await waitForPressCooldown(page);
    await code.pressSequentially(readCode(second));
    await expect(main(page).getByText(text('account', 'sms_is_verified'))).toBeVisible();
  });
});

test.describe('transfers on the account page', () => {
  /* Code 1005, for a player without a poker user, comes with status 422. */
  test.use({ forgiving: true });

  const balances = async (page: Page) => ({
    main: await balanceOf(page),
    game: await walletBalanceOf(page, 'poker'),
  });

  test('by keyboard alone: to poker with a new poker user, and back; the totals stay equal', async ({
    page,
    text,
    visit,
    takeScreenshot,
  }) => {
    const MINOR = 4050;
    await openAsPlayer(page, '/account/transfers/poker');
    const before = await balances(page);
    const amount = main(page).getByRole('textbox', { name: text('wallet', 'amount') });
    const tabTo = async (target: ReturnType<Page['locator']>) => {
      for (let presses = 0; presses < 120; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab never reached the element.');
    };
    const send = async () => {
      await waitForPressCooldown(page);
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('region', { name: /40[.,]50/ })).toBeFocused();
    };
    await tabTo(amount);
    await page.keyboard.type('40.50');
    await page.keyboard.press('Enter');
    const name = main(page).getByRole('textbox', { name: text('wallet', 'poker_name') });
    await expect(name).toBeFocused();
    await page.keyboard.type(`tide_${visit.app.slice(0, 3)}`);
    await page.keyboard.press('Enter');
    await expect(amount).toBeFocused();
    await send();
    await takeScreenshot('account-transfer');
    expect(await balances(page)).toEqual({ main: before.main - MINOR, game: before.game + MINOR });

    const restart = main(page).getByRole('button', { name: text('wallet', 'new_transfer') });
    await tabTo(restart);
    await page.keyboard.press('Enter');
    const swap = main(page).getByRole('button', { name: text('wallet', 'change_direction') });
    await expect(amount).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(swap).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('40.50');
    await send();
    expect(await balances(page)).toEqual(before);
    expect(await ledgerHolds(page)).toBe(true);
  });
});

test(
  'the account menu: the dropdown opens the hub, which links to each page and back',
  { tag: '@phone' },
  async ({ page, text, visit }) => {
    await openAsPlayer(page, QUIET);
    await accountOf(page).click();
    await page.getByRole('menuitem', { name: text('shell', 'account'), exact: true }).click();
    await expect(page).toHaveURL(/\/account\/menu$/);
    await main(page)
      .getByRole('link', { name: text('shell', 'security'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/account\/security$/);
    if (visit.app === 'web') {
      const menu = main(page).getByRole('navigation');
      await expect(menu.locator('[aria-current=page]')).toHaveText(text('shell', 'security'));
      return;
    }
    await main(page)
      .getByRole('link', { name: text('account', 'account'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/account\/menu$/);
  },
);
