import type { Page } from '@playwright/test';
import { triggerSandboxAction } from './control.ts';
import { accountOf, waitForPressCooldown, sendLogin, switchLanguage, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';

/* These tests are about refusals. */
test.use({ forgiving: true });

const toast = (page: Page) => page.locator('[data-over-all]');

test('an error is cleared by the next attempt, and doesn’t stay over the page after a login', async ({
  page,
  text,
}) => {
  await visitPage(page, '/Promotions?from=mail');
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell', 'login'), exact: true })
    .click();
  const popup = page.getByRole('dialog');
  await sendLogin(popup, text, { username: 'defne', password: 'wrong-one' });
  await expect(toast(page)).toHaveCount(1);
  await popup.getByLabel(text('session', 'password'), { exact: true }).fill('defne-baize-1');
  await waitForPressCooldown(page);
  await popup.getByRole('button', { name: text('session', 'login'), exact: true }).click();
  await expect(popup).toBeHidden();
  await expect(toast(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/Promotions\?from=mail$/);
  await expect(accountOf(page)).toContainText('defne');
});

test('a registration shows the errors of all fields at once, in the player’s language', async ({
  page,
  text,
}) => {
  await visitPage(page, '/Register');
  const form = page.getByRole('main').getByRole('form');
  await form.locator('[name=username]').fill('selin');
  await form.locator('[name=email]').fill('selin@mail');
  await form.locator('input[name=phone]').fill('1234567890');
  await form.locator('[name=password]').fill('quiet-harbour');
  await form.locator('[name=password_confirmation]').fill('quiet');
  await form.getByRole('button', { name: text('session', 'continue') }).click();
  for (const key of ['email_wrong', 'phone_wrong', 'password_differs'])
    await expect(form.getByText(text('forms', key))).toBeVisible();
  await expect(form).not.toContainText('`');
  await switchLanguage(page, text, 'English');
  await expect(form.getByText('Enter a valid email address, like name@example.com.')).toBeVisible();
});

test('an ended session leaves a public page open, shows a notice, and opens the login', async ({
  page,
  text,
}) => {
  await openAsPlayer(page, '/Promotions');
  await expect(accountOf(page)).toContainText('defne');
  await page.evaluate(() => localStorage.setItem('access_token', 'no-longer-good'));
  await visitPage(page, '/Promotions');
  const ended = page.getByText(text('session', 'session_ended'));
  await expect(ended).toBeVisible();
  await expect(page).toHaveURL(/\/Promotions$/);
  await page
    .getByRole('alert')
    .getByRole('button', { name: text('session', 'login') })
    .click();
  await sendLogin(page.getByRole('dialog'), text);
  await expect(accountOf(page)).toContainText('defne');
  await expect(ended).toBeHidden();
  await expect(page).toHaveURL(/\/Promotions$/);
});

test('a player with an unverified phone gets instructions and support', async ({ page, text }) => {
  await openAsPlayer(page, '/404');
  await expect(accountOf(page)).toContainText('defne');
  await triggerSandboxAction('fault', { operationId: 'launchGame', fault: 'verifyPhone', times: 1 });
  await visitPage(page, '/PlayGame/1001');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('wallet', 'verify_phone') })
    .click();
  await expect(page).toHaveURL(/\/account\/sms-verification$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
