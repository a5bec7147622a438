import type { Page } from '@playwright/test';
import { triggerSandboxAction } from './control.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { waitForPressCooldown, sendLogin, visitPage } from './steps.ts';
import { sliceTexts } from './sliceTexts.ts';
import { expect, test } from './test.ts';
import type { textsOf } from './texts.ts';

/* How players protect themselves: limits, a break, self-exclusion. */
test.use({ forgiving: true });

type Text = ReturnType<typeof textsOf>;

const ADA = { username: 'ada', password: 'ada-baize-1' };
const DAY_AND_A_BIT = 24 * 60 + 5;

/** The login reports that the account is locked, and stays. */
async function expectLocked(page: Page, text: Text) {
  await sendLogin(page.getByRole('main'), text, ADA);
  await expect(page.getByText(text('i18n', 'locked')).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
}

test(
  'limits, by keyboard alone: lowered at once, raised a day later',
  { tag: '@gate' },
  async ({ page, visit, text }) => {
    const t = sliceTexts('protection', visit);
    await openAsPlayer(page, '/account-limitation', ADA);
    const save = async (daily: string, shownText: string) => {
      await waitForPressCooldown(page);
      await page.getByRole('textbox', { name: t('daily'), exact: true }).focus();
      for (const amount of [daily, '2000', '3000']) {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(amount);
        await page.keyboard.press('Tab');
      }
      await expect(page.getByRole('button', { name: t('save_limits') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(shownText).first()).toBeVisible();
    };
    await save('900', '/ ₺900');
    await expect(page.getByText(t('raise_title'))).toBeVisible();
    await save('800', '/ ₺800');
    await save('950', text('i18n', 'wait_24_hours_to_make_changes'));
    await triggerSandboxAction('clock', { minutes: DAY_AND_A_BIT });
    /* A session doesn't last a day. */
    await openAsPlayer(page, '/account-limitation', ADA);
    await save('950', '/ ₺950');
  },
);

test(
  'a break: logged out everywhere, locked, and back when it is over',
  { tag: '@gate' },
  async ({ page, visit, text }) => {
    const t = sliceTexts('protection', visit);
    await openAsPlayer(page, '/cooling-off-periods', ADA);
    await page.getByRole('button', { name: t('break_button') }).click();
    const question = page.getByRole('alertdialog', { name: t('sure') });
    await question.getByRole('button', { name: t('no'), exact: true }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: t('break_button') }).click();
    await question.getByRole('button', { name: t('yes_break') }).click();
    await expect(page).toHaveURL(/\/login/i);
    await expect(page.getByText(text('session', 'break_started'))).toBeVisible();
    await expectLocked(page, text);
    await triggerSandboxAction('clock', { minutes: DAY_AND_A_BIT });
    await visitPage(page, '/account-limitation');
    await sendLogin(page.getByRole('main'), text, ADA);
    await expect(page).toHaveURL(/account-limitation/);
  },
);

test(
  'self-exclusion: the other tab is logged out within a second, help is shown, and login is refused',
  { tag: '@gate' },
  async ({ page, context, visit, text }) => {
    const t = sliceTexts('protection', visit);
    await openAsPlayer(page, '/self-exclusion', ADA);
    const other = await context.newPage();
    await visitPage(other, '/account-limitation');
    await expect(other.getByRole('heading', { level: 1, name: t('limits_title') })).toBeVisible();
    await page.getByRole('radio', { name: t('period_5') }).check({ force: true });
    await page.getByRole('button', { name: t('exclusion_button') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('yes_exclusion') })
      .click();
    await expect(page).toHaveURL(/\/login/i);
    await expect(other).toHaveURL(/\/login/i);
    await expect(page.getByText(text('session', 'account_closed'), { exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Safer Play|Güvenli Oyun/ })
        .first(),
    ).toBeVisible();
    await expectLocked(page, text);
  },
);
