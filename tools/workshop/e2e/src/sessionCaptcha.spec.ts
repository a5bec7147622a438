import { triggerSandboxAction } from './control.ts';
import { accountOf, waitForPressCooldown, sendLogin, visitPage } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ forgiving: true });

test.beforeEach(() => triggerSandboxAction('captcha', { on: true }));

test(
  'where a captcha is required, no login works without it, and a token is valid once',
  { tag: '@gate' },
  async ({ page, text, takeScreenshot }) => {
    const sent: unknown[] = [];
    await page.route('**/_api/login', (route) => {
      sent.push(route.request().postDataJSON());
      return route.continue();
    });
    await visitPage(page, '/login');
    const main = page.getByRole('main');
    const check = main.getByRole('checkbox', { name: text('session', 'captcha_person') });
    await expect(check).toBeVisible();
    await sendLogin(main, text, { username: 'defne', password: 'wrong-one' });
    await expect(main.getByText(text('session', 'captcha_missing'))).toBeVisible();
    expect(sent).toEqual([]);
    await takeScreenshot('login-captcha');

    await check.check();
    await sendLogin(main, text, { username: 'defne', password: 'wrong-one' });
    await expect(
      page.getByRole('alert').getByText(text('i18n', 'Username or Password is wrong')),
    ).toBeVisible();
    /* Used up: it must be solved again. */
    await expect(check).not.toBeChecked();
    await check.check();
    await waitForPressCooldown(page);
    await sendLogin(main, text);
    await expect(accountOf(page)).toContainText('defne');
    const tokens = sent.map((body) => (body as { turnstileToken: string }).turnstileToken);
    expect(new Set(tokens).size).toBe(2);
  },
);

test('a token that was used before is refused with a message', async ({ page, text }) => {
  await visitPage(page, '/login');
  const main = page.getByRole('main');
  let used: string | undefined;
  await page.route('**/_api/login', (route) => {
    const body = route.request().postDataJSON() as { turnstileToken: string };
    used ??= body.turnstileToken;
    return route.continue({ postData: JSON.stringify({ ...body, turnstileToken: used }) });
  });
  const check = main.getByRole('checkbox', { name: text('session', 'captcha_person') });
  for (const expected of ['Username or Password is wrong', 'captcha_refused']) {
    await expect(check).not.toBeChecked();
    await waitForPressCooldown(page);
    await check.check();
    await sendLogin(main, text, { username: 'kerem', password: 'wrong-one' });
    await expect(page.getByRole('alert').getByText(text('i18n', expected))).toBeVisible();
  }
});
