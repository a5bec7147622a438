import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './axeFindings.ts';
import { keyboardOf } from './keyboardOf.ts';
import { balanceOf, ledgerHolds, walletBalanceOf } from './platform.ts';
import { accountOf, PLAYER, waitForPressCooldown, visitPage } from './steps.ts';
import { sliceTexts } from './sliceTexts.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';

/*
 * The journeys for money and player protection, with Tab, Enter, Space, Escape and the arrow keys alone.
 * Every control on the way has a name in the visitor's language and shows its focus (keyboardOf.ts); axe
 * reports nothing on these screens.
 */

const main = (page: Page) => page.getByRole('main');
const { poll } = expect.configure({ soft: true });

const expectNoFindings = (page: Page, screen: string) =>
  poll(() => axeFindings(page), { message: `axe: ${screen}` }).toEqual([]);

/** The focus is on a control, not lost to the page. */
const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

const inside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

test(
  'login: into the dialog, out with Escape to the opener, and in',
  { tag: '@gate' },
  async ({ page, text, visit }) => {
    const keys = await keyboardOf(page, visit);
    await visitPage(page, '/pages/about');
    const opener = page
      .getByRole('banner')
      .getByRole('button', { name: text('shell', 'login'), exact: true });
    const dialog = page.getByRole('dialog');
    const username = dialog.getByRole('textbox', { name: text('session', 'username') });
    await keys.tabTo(opener);
    await keys.press('Enter');
    await expect(username).toBeFocused();
    await keys.expectGoodControl();
    await expectNoFindings(page, 'login');
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await keys.press('Enter');
    await expect(username).toBeFocused();
    await keys.type(PLAYER.username);
    const password = dialog.getByLabel(text('session', 'password'), { exact: true });
    await keys.tabTo(password);
    await keys.type(PLAYER.password);
    const submit = dialog.getByRole('button', { name: text('session', 'login'), exact: true });
    await keys.tabTo(submit);
    expect(await inside(dialog)).toBe(true);
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(accountOf(page)).toBeVisible();
    await expectFocusKept(page);
  },
);

test('deposit: a method by arrow keys, the amount, the receipt', async ({ page, text, visit }) => {
  await openAsPlayer(page, '/Deposit');
  const keys = await keyboardOf(page, visit);
  const method = main(page).getByRole('radio', { name: /Papara/ });
  await keys.tabTo(main(page).getByRole('radiogroup').getByRole('radio'));
  await keys.arrowTo(method);
  await expect(method).toBeChecked();
  await expectNoFindings(page, 'deposit');
  await keys.tabTo(main(page).getByRole('textbox', { name: text('account', 'amount') }));
  await keys.type('100');
  await keys.tabTo(main(page).getByRole('textbox', { name: text('account', 'field_papara_number') }));
  await keys.type('1234567890');
  await keys.tabTo(main(page).locator('[type=submit]'));
  await keys.press('Enter');
  const receipt = main(page).locator('[data-kind=done]');
  await expect(receipt).toBeFocused();
  await expectNoFindings(page, 'receipt of a deposit');
  expect(await ledgerHolds(page)).toBe(true);
});

test('withdraw: the form, and a cancellation that asks and returns the focus', async ({
  page,
  text,
  visit,
}) => {
  await openAsPlayer(page, '/Withdraw');
  const keys = await keyboardOf(page, visit);
  const before = await balanceOf(page);
  await keys.tabTo(main(page).getByRole('textbox', { name: text('account', 'amount') }));
  await keys.type('200');
  await keys.tabTo(main(page).getByRole('textbox', { name: 'IBAN' }));
  await page.keyboard.type('330006100519786457841326');
  await keys.tabTo(main(page).locator('[type=submit]'));
  await keys.press('Enter');
  const name = main(page).locator('[aria-invalid=true]');
  /* The missing field has the focus, and explains why. */
  if (await name.count()) {
    await expect(name.first()).toBeFocused();
    await page.keyboard.type('Defne Aydın');
  }
  await waitForPressCooldown(page);
  await keys.press('Enter');
  await expect(main(page).locator('[data-kind=done]')).toBeFocused();
  expect(await balanceOf(page)).toBe(before - 20_000);
  await expectNoFindings(page, 'receipt of a withdrawal');
  const cancel = page.getByRole('button', { name: text('account', 'cancel_withdrawal') });
  /* Some regulators forbid cancelling. */
  if (!(await cancel.isVisible())) return;
  await keys.tabTo(cancel, { back: true });
  await keys.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expect.poll(() => inside(question)).toBe(true);
  await expectNoFindings(page, 'question before a cancel');
  await keys.press('Escape');
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();
  await keys.press('Enter');
  await keys.tabTo(question.getByRole('button', { name: text('account', 'cancel_withdrawal') }));
  await keys.press('Space');
  await expect(cancel).toBeHidden();
  await expectFocusKept(page);
  expect(await balanceOf(page)).toBe(before);
});

test('transfer: to the live slot wallet and back after a swap', async ({ page, text, visit }) => {
  await openAsPlayer(page, '/account/transfers/live_slot');
  const keys = await keyboardOf(page, visit);
  const balances = async () => [await balanceOf(page), await walletBalanceOf(page, 'live_slot')] as const;
  const [own, game] = await balances();
  const amount = main(page).getByRole('textbox', { name: text('wallet', 'amount') });
  const receipt = main(page).getByRole('region', { name: /40[.,]50/ });
  const send = async () => {
    await waitForPressCooldown(page);
    await keys.press('Enter');
    await expect(receipt).toBeFocused();
  };
  await keys.tabTo(amount);
  await expectNoFindings(page, 'transfer');
  await keys.type('40.50');
  await send();
  expect(await balances()).toEqual([own - 4050, game + 4050]);
  await expectNoFindings(page, 'receipt of a transfer');
  await keys.tabTo(main(page).getByRole('button', { name: text('wallet', 'new_transfer') }));
  await keys.press('Enter');
  await expect(amount).toBeFocused();
  await keys.tabTo(main(page).getByRole('button', { name: text('wallet', 'change_direction') }), {
    back: true,
  });
  await keys.press('Space');
  await keys.tabTo(amount);
  await keys.type('40.50');
  await send();
  expect(await balances()).toEqual([own, game]);
  expect(await ledgerHolds(page)).toBe(true);
});

test('limits: the tab by arrow keys, three amounts, saved', async ({ page, visit }) => {
  const t = sliceTexts('protection', visit);
  await openAsPlayer(page, '/account-limitation');
  const keys = await keyboardOf(page, visit);
  const bets = main(page).getByRole('tab', { name: t('bet_limit') });
  await keys.tabTo(main(page).getByRole('tab', { name: t('deposit_limit') }));
  await keys.arrowTo(bets, 'ArrowRight');
  await keys.press('Enter');
  await expect(bets).toHaveAttribute('aria-selected', 'true');
  for (const [period, amount] of [
    ['daily', '700'],
    ['weekly', '2000'],
    ['monthly', '3000'],
  ] as const) {
    await keys.tabTo(main(page).getByRole('textbox', { name: t(period), exact: true }));
    await keys.type(amount);
  }
  await keys.tabTo(main(page).getByRole('button', { name: t('save_limits') }));
  await keys.press('Enter');
  await expect(page.getByText('/ ₺700').first()).toBeVisible();
  await expectNoFindings(page, 'limits');
  await expectFocusKept(page);
});
