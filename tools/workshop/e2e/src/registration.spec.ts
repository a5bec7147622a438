import { completePersonalId } from '@baize/forms/validation';
import type { Locator, Page } from '@playwright/test';
import { authenticatorCode } from './control.ts';
import { accountOf, sendLogin, visitPage } from './steps.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';

type Text = ReturnType<typeof textsOf>;

const PASSWORD = 'Quiet-Harbour-7';
/** Of phone, user name and identity number. */
const DIGITS = '7654321';

async function fillAccount(form: Locator, text: Text) {
  await form.getByLabel(text('session', 'username')).fill(`SELIN${DIGITS}`);
  await form.getByLabel(text('session', 'email')).fill(`selin${DIGITS}@mail.example`);
  await form.getByRole('textbox', { name: text('session', 'phone') }).fill(`532${DIGITS}`);
  await form.getByLabel(text('session', 'password'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(text('session', 'repeat_password')).fill(PASSWORD);
}

async function fillPerson(form: Locator, text: Text) {
  await form.getByLabel(text('session', 'name'), { exact: true }).fill('Selin');
  await form.getByLabel(text('session', 'surname')).fill('Arslan');
  await form.getByLabel(text('session', 'personal_id')).fill(completePersonalId(`12${DIGITS}`));
  await form.getByLabel(text('session', 'day')).selectOption('17');
  await form.getByLabel(text('session', 'month')).selectOption('05');
  await form.getByLabel(text('session', 'year')).selectOption('1992');
  await form.getByLabel(text('session', 'address')).fill('Kordon 4');
}

const formOf = (page: Page, name: string) => page.getByRole('form', { name });

test(
  'a new player registers in three steps and is logged in',
  { tag: '@gate' },
  async ({ page, text, takeScreenshot }) => {
    await visitPage(page, '/Register');
    const first = formOf(page, text('session', 'account_data'));
    await fillAccount(first, text);
    await expect(first.getByLabel(text('session', 'username'))).toHaveValue(`selin${DIGITS}`);
    await expect(first.getByText(text('session', 'password_strong'))).toBeVisible();
    await takeScreenshot('register-account');
    await first.getByRole('button', { name: text('session', 'continue') }).click();

    const second = formOf(page, text('session', 'personal_data'));
    await fillPerson(second, text);
    await second.getByRole('checkbox').check();
    await takeScreenshot('register-person');
    await second.getByRole('button', { name: text('session', 'open_account') }).click();

    await expect(accountOf(page)).toContainText(`selin${DIGITS}`);
    await expect(page).toHaveURL(/\/$/);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(PASSWORD);
  },
);

test.describe('two steps', () => {
  /* A required further step is returned as a refusal. */
  test.use({ forgiving: true });

  test('a player with an authenticator logs in with its code', async ({ page, text, takeScreenshot }) => {
    test.slow();
    await visitPage(page, '/login');
    await sendLogin(page.getByRole('main'), text, { username: 'elif', password: 'elif-baize-1' });
    const code = page.getByRole('textbox', { name: text('session', 'authenticator_code') });
    await expect(code).toBeFocused();
    await expect(
      page.getByRole('main').getByRole('textbox', { name: text('session', 'username') }),
    ).toBeHidden();
    await takeScreenshot('login-authenticator');
    await page.keyboard.type(await authenticatorCode('elif'));
    await expect(accountOf(page)).toContainText('elif');
    await expect(page).toHaveURL(/\/$/);
  });
});
