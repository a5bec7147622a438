import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { lastRound } from './platform.ts';
import { DENIZ, gameFrame, visitPage } from './steps.ts';
import { sliceTexts } from './sliceTexts.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';

/* The histories of a player with ninety days of data, and the claim of free spins. */

const LISTS = [
  ['/gameHistory', 'games'],
  ['/FinanceActivities', 'finance'],
  ['/AccountActivities', 'logs'],
  ['/SessionHistory', 'sessions'],
  ['/GameTransfers', 'transfers'],
  ['/PlayerBonuses', 'bonuses'],
  ['/FreeSpins', 'free_spins'],
] as const;

/** The turnover so far of the first active bonus, in minor units. */
async function wagered(section: Locator, label: string): Promise<number> {
  const line = section.getByText(label, { exact: true }).first().locator('xpath=following-sibling::*');
  const [amount = ''] = /[\d.,]+/.exec(await line.innerText()) ?? [];
  return Number(amount.replace(/\D/g, ''));
}

/** Opens a history's filters: on the page, or on a phone in a sheet. */
async function openFilters(page: Page, app: string, t: ReturnType<typeof sliceTexts>) {
  if (app === 'web') return page.getByRole('main');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${t('filters')}$`) })
    .click();
  return page.getByRole('dialog', { name: t('filters') });
}

/** Chooses the last thirty days, which applies at once, and on a phone closes the sheet. */
async function showThirtyDays(page: Page, app: string, t: ReturnType<typeof sliceTexts>) {
  const filters = await openFilters(page, app, t);
  await filters.getByRole('button', { name: t('last_days', { days: 30 }), exact: true }).click();
  await expect(page).toHaveURL(/from=.*to=/);
}

const rows = (page: Page) => page.getByRole('main').locator('[data-print] :is(tbody tr, ul > li)');

test('every history opens, searches thirty days back and shows its rows', async ({ page, visit }) => {
  const t = sliceTexts('history', visit);
  await openAsPlayer(page, LISTS[0][0], DENIZ);
  for (const [path, title] of LISTS) {
    await test.step(path, async () => {
      await visitPage(page, path);
      await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
      await showThirtyDays(page, visit.app, t);
      const list = page.getByRole(visit.app === 'web' ? 'table' : 'list', { name: t(title) });
      await expect(list.or(page.getByText(t(`${title}_lead`)).nth(1))).toBeVisible();
    });
  }
});

test(
  'rounds are filtered by type, paged, opened and undone with Back',
  { tag: '@gate' },
  async ({ page, visit }) => {
    const t = sliceTexts('history', visit);
    await openAsPlayer(page, '/gameHistory', DENIZ);
    await showThirtyDays(page, visit.app, t);
    const pager = page.getByRole('navigation', { name: t('pages') });
    await expect(pager).toBeVisible();
    await pager.getByRole('link', { name: t('next_page') }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page).first()).toBeVisible();
    const filters = await openFilters(page, visit.app, t);
    await filters.getByLabel(t('type'), { exact: true }).selectOption('2');
    await filters.getByRole('button', { name: t('search'), exact: true }).click();
    await expect(page).toHaveURL(/type=2/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(rows(page).first()).toContainText(t('win'));
    const toggle = page.getByRole('main').locator('[data-print] [aria-expanded=false]').first();
    await toggle.click();
    await expect(page.getByText(t('balance_after'), { exact: true }).last()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
  },
);

test('a history is saved as a file with all its pages', async ({ page, visit }) => {
  const t = sliceTexts('history', visit);
  await openAsPlayer(page, '/gameHistory', DENIZ);
  await showThirtyDays(page, visit.app, t);
  await expect(page.getByRole('navigation', { name: t('pages') })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('download_csv') }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain(t('balance_after'));
  expect(lines.length).toBeGreaterThan(21);
});

test('the betting history is the provider’s, in its own frame', async ({ page, visit }) => {
  const t = sliceTexts('history', visit);
  await openAsPlayer(page, '/BettingHistory', DENIZ);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('BetConstruct');
  await expect(page.getByRole('main').locator('iframe')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('betting') })).toBeVisible();
});

test(
  'free spins are claimed, and appear in the list at once',
  { tag: '@gate' },
  async ({ page, visit, text }) => {
    const t = sliceTexts('bonuses', visit);
    await openAsPlayer(page, '/FreeSpins', DENIZ);
    const claim = page.getByRole('button', { name: t('claim'), exact: true });
    await expect(claim).toBeDisabled();
    const game = page
      .getByRole('radiogroup', { name: t('choose_game') })
      .getByRole('radio')
      .first();
    const name = await game.evaluate((radio) => radio.parentElement?.textContent ?? '');
    await game.check({ force: true });
    await page.getByRole('button', { name: t('claim_for', { game: name }) }).click();
    await expect(page.getByText(text('i18n', 'free_spins_claimed')).first()).toBeVisible();
    await expect(rows(page).first()).toContainText(name);
  },
);

test('a bet counts towards a bonus’s wagering', async ({ page, visit }) => {
  const t = sliceTexts('bonuses', visit);
  await openAsPlayer(page, '/PlayerBonuses', DENIZ);
  const section = page.getByRole('region', { name: t('active_title') });
  const before = await wagered(section, t('wagered'));
  await visitPage(page, '/PlayGame/1001');
  const spin = gameFrame(page).locator('#spin');
  await expect(spin).toBeEnabled();
  const round = page.waitForResponse((reply) => reply.url().endsWith('/slot/api/spin'));
  await spin.click();
  expect((await round).ok()).toBe(true);
  const { stake } = await lastRound(page);
  expect(stake).toBeGreaterThan(0);
  await visitPage(page, '/PlayerBonuses');
  expect(await wagered(section, t('wagered'))).toBe(before + stake);
});
