import type { Page } from '@playwright/test';
import { triggerSandboxAction } from './control.ts';
import { balanceOf, ledgerHolds } from './platform.ts';
import { waitForPressCooldown } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';

type Text = ReturnType<typeof textsOf>;

const money = (language: 'tr' | 'en', amount: string) =>
  language === 'tr' ? `₺${amount},00` : `₺${amount}.00`;

const choose = (page: Page, slug: RegExp) =>
  page.getByRole('main').getByRole('radio', { name: slug }).check({ force: true });
const amountBox = (page: Page, text: Text) =>
  page.getByRole('textbox', { name: text('account', 'amount'), exact: false }).first();

/** Whether the brand allows cancelling a withdrawal. */
const mayCancel = (page: Page) =>
  page.evaluate(() => {
    const brand = document.getElementById('brand')?.textContent ?? '{}';
    return (JSON.parse(brand) as { features: { cancelWithdrawals: boolean } }).features.cancelWithdrawals;
  });

test(
  'a deposit approved in the payment window reaches the balance',
  { tag: '@gate' },
  async ({ page, text, visit, takeScreenshot }) => {
    await openAsPlayer(page, '/Deposit');
    const before = await balanceOf(page);
    await choose(page, /BTC/);
    await amountBox(page, text).fill('250');
    const opening = page.waitForEvent('popup');
    const sum = money(visit.language, '250');
    await page.getByRole('button', { name: text('account', 'do_deposit_amount', { amount: sum }) }).click();
    const payment = await opening;
    await expect(
      page.getByRole('region', { name: text('account', 'window_title', { amount: sum }) }),
    ).toBeFocused();
    await takeScreenshot('payment-waiting');
    expect(await balanceOf(page)).toBe(before);
    await payment.locator('button').first().click();
    await expect.poll(() => balanceOf(page), { timeout: 20_000 }).toBe(before + 25_000);
    await expect(page.getByText(text('account', 'pending_deposit'))).toBeHidden({ timeout: 20_000 });
    expect(await ledgerHolds(page)).toBe(true);
  },
);

test(
  'a withdrawal is held, shown as pending, and returned when cancelled, by keyboard alone',
  { tag: '@gate' },
  async ({ page, text, visit, takeScreenshot }) => {
    await openAsPlayer(page, '/Withdraw');
    const before = await balanceOf(page);
    const sum = money(visit.language, '200');
    const box = amountBox(page, text);
    await box.focus();
    await page.keyboard.type('200');
    await page.getByRole('textbox', { name: 'IBAN' }).focus();
    await page.keyboard.type('TR33 0006 1005 1978 6457 8413 26');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Defne Aydın');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('account', 'sent_withdrawal', { amount: sum }))).toBeVisible();
    expect(await balanceOf(page)).toBe(before - 20_000);
    expect(await ledgerHolds(page)).toBe(true);
    await expect(page.getByText(text('account', 'pending_withdrawal'))).toBeVisible();
    await takeScreenshot('withdrawal-pending');
    const cancel = page.getByRole('button', { name: text('account', 'cancel_withdrawal') });
    /* Some regulators forbid cancelling. */
    if (!(await mayCancel(page))) return expect(cancel).toBeHidden();
    await cancel.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: text('account', 'cancel_withdrawal') }).press('Enter');
    await expect(page.getByText(text('account', 'pending_withdrawal'))).toBeHidden();
    expect(await balanceOf(page)).toBe(before);
    expect(await ledgerHolds(page)).toBe(true);
  },
);

test('Rovpay: form, account, success', async ({ page, text, visit, takeScreenshot }) => {
  await openAsPlayer(page, '/Deposit/RovPay/');
  const sum = money(visit.language, '100');
  await amountBox(page, text).fill('100');
  await page
    .getByRole('button', { name: text('account', 'rovpay_continue_amount', { amount: sum }) })
    .click();
  await expect(page.getByRole('img', { name: text('account', 'rovpay_qr') })).toBeVisible();
  await takeScreenshot('rovpay-account');
  await page.getByRole('button', { name: text('account', 'rovpay_complete', { amount: sum }) }).click();
  await expect(page.getByText(text('account', 'rovpay_done_text'))).toBeVisible();
  await expect(page.getByText(text('account', 'pending_deposit'))).toBeVisible();
  expect(await ledgerHolds(page)).toBe(true);
});

test('Envoy: a bank, an amount, the payment window', async ({ page, text, takeScreenshot }) => {
  await openAsPlayer(page, '/Deposit/envoy/');
  const before = await balanceOf(page);
  await page.getByRole('combobox', { name: text('account', 'field_bank') }).selectOption({ index: 1 });
  const amount = page.getByRole('combobox', { name: text('account', 'amount') });
  await expect(amount.getByRole('option')).not.toHaveCount(1);
  await amount.selectOption({ index: 1 });
  const opening = page.waitForEvent('popup');
  await page.getByRole('main').locator('[type=submit]').click();
  const payment = await opening;
  await takeScreenshot('envoy-waiting');
  await payment.locator('button').first().click();
  await expect.poll(() => balanceOf(page), { timeout: 20_000 }).toBeGreaterThan(before);
  expect(await ledgerHolds(page)).toBe(true);
});

test('50 clicks on the deposit button make one deposit', async ({ page, text }) => {
  await openAsPlayer(page, '/Deposit');
  await choose(page, /Papara/);
  await amountBox(page, text).fill('100');
  await page.getByRole('textbox', { name: text('account', 'field_papara_number') }).fill('1234567890');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/account/deposit/papara')) sent.push(request.url());
  });
  await page
    .getByRole('main')
    .locator('[type=submit]')
    .evaluate((button: HTMLElement) => {
      for (let press = 0; press < 50; press += 1) button.click();
    });
  await expect(page.getByText(text('account', 'pending_deposit'))).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe('failures', () => {
  test.use({ forgiving: true });

  test(
    'a lost reply shows an unknown outcome, and sending it again makes no second deposit',
    { tag: '@gate' },
    async ({ page, text, visit }) => {
      await openAsPlayer(page, '/Deposit');
      await choose(page, /Papara/);
      await amountBox(page, text).fill('110');
      await page.getByRole('textbox', { name: text('account', 'field_papara_number') }).fill('1234567890');
      await triggerSandboxAction('fault', { operationId: 'startDeposit', fault: 'lose-reply', times: 1 });
      await page.getByRole('main').locator('[type=submit]').click();
      const region = page.getByRole('region', { name: text('account', 'unknown_title') });
      await expect(region).toBeFocused();
      await region.getByRole('button', { name: text('account', 'back') }).click();
      await expect(page.getByText(text('account', 'not_repeated'))).toBeVisible();
      await waitForPressCooldown(page);
      await page.getByRole('main').locator('[type=submit]').click();
      const sum = money(visit.language, '110');
      await expect(page.getByText(text('account', 'sent_deposit', { amount: sum }))).toBeVisible();
      expect(await ledgerHolds(page)).toBe(true);
    },
  );

  test('nothing is sent offline, now or later', async ({ page, text, context }) => {
    await openAsPlayer(page, '/Deposit');
    await choose(page, /Papara/);
    await amountBox(page, text).fill('100');
    await page.getByRole('textbox', { name: text('account', 'field_papara_number') }).fill('1234567890');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/account/deposit/papara')) sent.push(request.url());
    });
    await context.setOffline(true);
    await page.getByRole('main').locator('[type=submit]').click();
    await expect(page.getByRole('main').getByText(text('account', 'offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByText(text('account', 'offline'))).toBeVisible();
    expect(sent).toHaveLength(0);
  });
});
