import type { Page } from '@playwright/test';
import { triggerSandboxAction } from './control.ts';
import { balanceOf, ledgerHolds, walletBalanceOf, type WalletName } from './platform.ts';
import { fillLogin, gameFrame, waitForPressCooldown, visitPage } from './steps.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';
import { PROVIDERS } from './visit.ts';

type Text = ReturnType<typeof textsOf>;

/** Both balances of a player: a transfer must keep their sum. */
const balances = async (page: Page, wallet: WalletName) => ({
  main: await balanceOf(page),
  game: await walletBalanceOf(page, wallet),
});

/**
 * Opens the transfer and waits for its animation: until then, a click over a game's frame may still go to the
 * game.
 */
async function openTransfer(page: Page, text: Text) {
  await page
    .getByRole('main')
    .getByRole('button', { name: text('casino', 'transfer') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return dialog;
}

/** Sends an amount in the open transfer, which then closes. */
async function transfer(page: Page, text: Text, { amount, back }: { amount: string; back: boolean }) {
  const dialog = page.getByRole('dialog');
  if (back) {
    const direction = dialog.getByRole('status').first();
    const before = await direction.innerText();
    await dialog.getByRole('button', { name: text('wallet', 'change_direction') }).click();
    await expect(direction).not.toHaveText(before);
  }
  await dialog.getByRole('textbox').pressSequentially(amount);
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
}

/** There and back: both balances change by exactly the amount, and end as they were. */
async function thereAndBack(page: Page, text: Text, wallet: WalletName) {
  const MINOR = 4050;
  const amount = '40.50';
  const before = await balances(page, wallet);
  await openTransfer(page, text);
  await transfer(page, text, { amount, back: false });
  expect(await balances(page, wallet)).toEqual({ main: before.main - MINOR, game: before.game + MINOR });
  await openTransfer(page, text);
  await transfer(page, text, { amount, back: true });
  expect(await balances(page, wallet)).toEqual(before);
  expect(await ledgerHolds(page)).toBe(true);
}

test.describe('the first visit to the tables', () => {
  /* Code 1005 comes with status 422, which the browser logs. */
  test.use({ forgiving: true });

  test(
    'a visitor plays poker: login, poker name, lobby, and the link to a transfer',
    { tag: '@gate' },
    async ({ page, text, visit, takeScreenshot }) => {
      await visitPage(page, '/poker');
      const name = text('casino', 'play_table', { name: text('casino', 'tavla') });
      await page.getByRole('button', { name }).click();
      await fillLogin(page, text);
      const dialog = page.getByRole('dialog', { name: text('wallet', 'poker_name_title') });
      await dialog.getByRole('textbox').fill(`river_${visit.app.slice(0, 3)}`);
      await takeScreenshot('poker-name');
      await dialog.locator('[type=submit]').click();
      /* On a phone the lobby fills the window. */
      if (visit.app === 'mobile-web') {
        await page.waitForURL(`${PROVIDERS}/poker/lobby**`);
        await visitPage(page, '/poker');
      } else {
        await expect(page).toHaveURL(/\/PlayPoker$/);
        await expect(gameFrame(page).locator('body')).not.toBeEmpty();
        await takeScreenshot('poker-lobby');
        await page.getByRole('button', { name: text('casino', 'close_game') }).click();
        await expect(page).toHaveURL(/\/poker$/);
      }
      const panel = page.getByRole('group', { name: text('casino', 'poker_balance') });
      await expect(panel).toContainText(/0[.,]00/);
      /* Transfers on the account page are in accountProfile.spec.ts. */
      await panel.getByRole('link', { name: text('casino', 'transfer') }).click();
      await expect(page).toHaveURL(/\/account\/transfers\/poker$/);
      await expect(
        page.getByRole('main').getByRole('textbox', { name: text('wallet', 'amount') }),
      ).toBeVisible();
    },
  );
});

test(
  'live slot: money into the wallet in the lobby, a room, and money back in its toolbar',
  { tag: '@gate' },
  async ({ page, text, takeScreenshot }) => {
    await visitPage(page, '/live-slot');
    await page
      .getByRole('button', { name: text('casino', 'enter_room', { name: 'Northlight Slots' }) })
      .click();
    await fillLogin(page, text);
    await expect(page).toHaveURL(/\/play-live-slot\?provider=2$/);
    await page.getByRole('button', { name: text('casino', 'close_game') }).click();
    await expect(page).toHaveURL(/\/live-slot$/);
    await thereAndBack(page, text, 'live_slot');
    await page
      .getByRole('button', { name: text('casino', 'enter_room', { name: 'Meridian Reels' }) })
      .click();
    await expect(gameFrame(page).locator('body')).not.toBeEmpty();
    await thereAndBack(page, text, 'live_slot');
    await takeScreenshot('live-slot');
  },
);

test('binary option: play money, then real money after the login, and transfers both ways', async ({
  page,
  text,
  takeScreenshot,
}) => {
  await visitPage(page, '/play-live-binary');
  await expect(gameFrame(page).locator('body')).not.toBeEmpty();
  await page.getByRole('radio', { name: text('casino', 'mode_real') }).click();
  await fillLogin(page, text);
  await expect(page).toHaveURL(/\?mode=real$/);
  await expect(gameFrame(page).locator('body')).not.toBeEmpty();
  await thereAndBack(page, text, 'binary_option');
  await takeScreenshot('binary-option');
});

test('the High Flyer opens with play money for a visitor, and closes to its lobby', async ({
  page,
  text,
}) => {
  await visitPage(page, '/play-high-flyer');
  await expect(gameFrame(page).locator('body')).not.toBeEmpty();
  await page.getByRole('button', { name: text('casino', 'close_game') }).click();
  await expect(page).toHaveURL(/\/games$/);
});

test.describe('a lost reply', () => {
  test.use({ forgiving: true });

  test('after the transfer was made: sending it again moves no money', async ({ page, text }) => {
    await openAsPlayer(page, '/live-slot');
    const before = await balances(page, 'live_slot');
    await triggerSandboxAction('fault', {
      operationId: 'transferLiveSlot',
      fault: 'lose-reply',
      times: 1,
    });
    const dialog = await openTransfer(page, text);
    await dialog.getByRole('textbox').pressSequentially('12');
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByRole('region', { name: text('wallet', 'unknown_outcome') })).toBeVisible();
    await dialog.getByRole('button', { name: text('wallet', 'back_to_transfer') }).click();
    await expect(dialog.getByText(text('wallet', 'not_repeated'))).toBeVisible();
    await waitForPressCooldown(page);
    await dialog.locator('[type=submit]').click();
    await expect(dialog).toBeHidden();
    const moved = { main: before.main - 1200, game: before.game + 1200 };
    expect(await balances(page, 'live_slot')).toEqual(moved);
    await openTransfer(page, text);
    await transfer(page, text, { amount: '12', back: true });
    expect(await balances(page, 'live_slot')).toEqual(before);
    expect(await ledgerHolds(page)).toBe(true);
  });
});
