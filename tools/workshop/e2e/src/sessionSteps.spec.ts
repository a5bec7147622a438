import type { Locator, Page } from '@playwright/test';
import { readCode, triggerSandboxAction, sentMessage } from './control.ts';
import { accountOf, waitForPressCooldown, sendLogin, switchLanguage, visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';

type Text = ReturnType<typeof textsOf>;

/* Most of these tests are about refusals. */
test.use({ forgiving: true });

const QUIET = '/404';
/** Wrong passwords that the platform allows per minute. */
const FAILURES = 5;
const alertOf = (page: Page | Locator, text: string) => page.getByRole('alert').getByText(text);
const toast = (page: Page) => page.locator('[data-over-all]');
const openForm = (page: Page, text: Text, form: 'login' | 'register') =>
  page
    .getByRole('banner')
    .getByRole('button', { name: text('shell', form), exact: true })
    .click();

test(
  'an SMS login: the code is resent after the countdown, and only the new one is valid',
  { tag: '@gate' },
  async ({ page, context, text, takeScreenshot }) => {
    await context.clock.install();
    await visitPage(page, '/login');
    const main = page.getByRole('main');
    await sendLogin(main, text, { username: 'mert', password: 'mert-baize-1' });
    const code = main.getByRole('textbox', { name: text('session', 'sms_code') });
    await expect(code).toBeFocused();
    const first = await sentMessage('sms');
    await expect(main.getByText(/0?0:[0-5]\d/)).toBeVisible();
    const again = main.getByRole('button', { name: text('session', 'send_again') });
    await expect(again).toBeHidden();
    await takeScreenshot('login-sms');

    await triggerSandboxAction('clock', { minutes: 1.1 });
    await context.clock.fastForward('01:01');
    await again.click();
    const second = await sentMessage('sms', first.id);
    await expect(again).toBeHidden();
    await code.pressSequentially(readCode(first));
    /* Announced next to the boxes; the page's alert shows it too, but isn't announced again. */
    await expect(alertOf(page, text('i18n', 'sms_code_wrong'))).toHaveCount(1);
    await expect(toast(page).getByText(text('i18n', 'sms_code_wrong'))).toBeVisible();
    await expect(code).toHaveValue('');
    await waitForPressCooldown(page);
    await code.pressSequentially(readCode(second));
    await expect(accountOf(page)).toContainText('mert');
  },
);

test(
  'a forgotten password: the mail’s link sets a new one, and redirects to the login after a second',
  { tag: '@gate' },
  async ({ page, text }) => {
    await visitPage(page, '/Forgot');
    const main = page.getByRole('main');
    await main.getByLabel(text('session', 'personal_id_end')).fill('0334');
    await main.getByLabel(text('session', 'username')).fill('KEREM');
    await main.getByRole('button', { name: text('session', 'forgot') }).click();
    await expect(main.getByRole('status').first()).not.toBeEmpty();
    const link = /\/forget-password\/\S+/.exec((await sentMessage('mail')).text)?.[0] ?? '';

    await visitPage(page, link);
    await main.getByLabel(text('session', 'new_password'), { exact: true }).fill('Calm-River-Stone-9');
    await main.getByLabel(text('session', 'repeat_password')).fill('Calm-River-Stone-9');
    await main.getByRole('button', { name: text('session', 'reset') }).click();
    await expect(page).toHaveURL(/\/Login$/);
    await expect(main.getByText(text('session', 'password_changed'))).toBeVisible();
    await sendLogin(main, text, { username: 'kerem', password: 'Calm-River-Stone-9' });
    await expect(accountOf(page)).toContainText('kerem');

    /* A link works once. */
    await page.evaluate(() => localStorage.clear());
    await visitPage(page, link);
    await main.getByLabel(text('session', 'new_password'), { exact: true }).fill('Calm-River-Stone-8');
    await main.getByLabel(text('session', 'repeat_password')).fill('Calm-River-Stone-8');
    await main.getByRole('button', { name: text('session', 'reset') }).click();
    await expect(alertOf(page, text('session', 'reset_link_over'))).toBeVisible();
  },
);

test('a player page sends a visitor to the login, and back to path, query and hash', async ({
  page,
  text,
}) => {
  await visitPage(page, '/bonus-request?from=mail&n=2#top');
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page.getByRole('main'), text);
  await expect(page).toHaveURL(/\/bonus-request\?from=mail&n=2#top$/);
  await expect(accountOf(page)).toContainText('defne');
});

test('typed values survive a step back, a closed dialog, a language change and a reload', async ({
  page,
  text,
}) => {
  await visitPage(page, QUIET);
  await openForm(page, text, 'register');
  const popup = page.getByRole('dialog');
  const name = popup.locator('[name=username]');
  await name.fill('selin1992');
  await popup.locator('[name=email]').fill('selin1992@mail.example');
  await popup.locator('input[name=phone]').fill('5329876541');
  await popup.locator('[name=password]').fill('Quiet-Harbour-7');
  await popup.locator('[name=password_confirmation]').fill('Quiet-Harbour-7');
  await popup.getByRole('button', { name: text('session', 'continue') }).click();
  await popup.locator('[name=address]').fill('Kordon 4');
  await popup.getByRole('button', { name: text('session', 'back') }).click();
  await expect(name).toHaveValue('selin1992');
  await expect(popup.locator('[name=password]')).toHaveValue('Quiet-Harbour-7');
  await popup.getByRole('button', { name: text('session', 'continue') }).click();

  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await switchLanguage(page, text, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await expect(popup.locator('[name=address]')).toHaveValue('Kordon 4');
  await expect(popup.getByRole('button', { name: 'Create account' })).toBeVisible();

  await visitPage(page, '/Register');
  const main = page.getByRole('main');
  await expect(main.locator('[name=username]')).toHaveValue('selin1992');
  await expect(main.locator('[name=password]')).toHaveValue('');
});

test('a wrong password, too many attempts and code 562 each show their own message', async ({
  page,
  text,
}) => {
  await visitPage(page, QUIET);
  await openForm(page, text, 'login');
  const popup = page.getByRole('dialog');
  const wrong = { username: 'nobody-here', password: 'wrong-one' };
  await sendLogin(popup, text, wrong);
  await expect(alertOf(popup, text('i18n', 'Username or Password is wrong'))).toBeVisible();
  /* Above the dialog: it can be pressed, and the dialog stays. */
  await toast(page).getByText(text('i18n', 'Username or Password is wrong')).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(popup).toBeVisible();
  await expect(popup.getByLabel(text('session', 'username'))).toHaveValue('nobody-here');

  await triggerSandboxAction('fault', { operationId: 'login', fault: 'handledApart', times: 1 });
  await waitForPressCooldown(page);
  await sendLogin(popup, text, wrong);
  await expect(popup.getByText(text('i18n', 'token_expired'))).toBeVisible();
  await expect(toast(page)).toHaveCount(0);

  const limited = alertOf(page, text('i18n', 'too_many_requests'));
  for (let attempt = 1; attempt < FAILURES; attempt += 1) {
    await waitForPressCooldown(page);
    await sendLogin(popup, text, wrong);
    await expect(toast(page)).toHaveCount(1);
  }
  await waitForPressCooldown(page);
  await sendLogin(popup, text, wrong);
  await expect(limited).toBeVisible();
  await expect(popup).toBeVisible();
});

test('by keyboard alone: open, fail, correct, log in, and the focus is placed sensibly', async ({
  page,
  text,
}) => {
  await visitPage(page, QUIET);
  const opener = page.getByRole('banner').getByRole('button', { name: text('shell', 'login'), exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel(text('session', 'username'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(popup.getByLabel(text('session', 'username'))).toBeFocused();
  await page.keyboard.type('defne');
  await page.keyboard.press('Enter');
  await expect(popup.getByLabel(text('session', 'password'), { exact: true })).toBeFocused();
  await page.keyboard.type('defne-baize-1');
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(accountOf(page)).toContainText('defne');
});
