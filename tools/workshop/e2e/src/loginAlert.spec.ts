import type { Page } from '@playwright/test';
import { logInElsewhere } from './platform.ts';
import { PLAYER, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');

test(
  'a login from a new device is reported, and settled by a new password',
  { tag: '@gate' },
  async ({ page, text, takeScreenshot }) => {
    const NEW = 'Calm-River-Stone-9';
    await openAsPlayer(page, '/account/security');
    const title = (device: string) => text('account', 'login_new_title', { device });
    const list = main(page).getByRole('region', { name: text('account', 'logins_title') });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(list.getByText(title('Firefox · Linux'))).toBeHidden();

    const isLoggedIn = await logInElsewhere(page, PLAYER, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
    expect(await isLoggedIn()).toBe(true);

    await visitPage(page, '/account/security');
    await expect(list.getByText(title('Firefox · Linux'))).toBeVisible();
    await takeScreenshot('login-alert', { whole: true });
    await list.getByRole('link', { name: text('account', 'login_new_no') }).click();
    const field = (key: string) => main(page).getByLabel(text('account', key), { exact: true });
    await field('current_password').fill('defne-baize-1');
    await field('new_password').fill(NEW);
    await field('repeat_password').fill(NEW);
    await main(page).locator('form [type=submit]').click();
    await expect(main(page).getByText(text('account', 'password_done'))).toBeVisible();
    expect(await isLoggedIn()).toBe(false);
    await visitPage(page, '/account/security');
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(list.getByText(title('Firefox · Linux'))).toBeHidden();
  },
);
