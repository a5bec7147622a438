import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import type { textsOf } from './texts.ts';

type Text = ReturnType<typeof textsOf>;

export const PLAYER = { username: 'defne', password: 'defne-baize-1' } as const;

/** Ninety days of history; nothing settles in the background, so that a round alone moves the balance. */
export const DENIZ = { username: 'deniz', password: 'deniz-baize-1' } as const;

export interface Login {
  username: string;
  password: string;
}

/* Expectations look again after half a second, then a second, which for each page of a run is minutes. */
const SOON = { polling: 50 } as const;

/** Waits until the page is interactive, so that a hover or a press hits the final elements. */
export const untilReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'), undefined, SOON);

/** Opens a page and waits until it is interactive. */
export async function visitPage(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await untilReady(page);
}

/**
 * Waits until a press counts as one of its own: one right after another is ignored, as the same. Before it, the effect of
 * the other one must have shown.
 */
export const restFromPress = (page: Page) =>
  page.waitForFunction(() => !document.documentElement.hasAttribute('data-resting'), undefined, SOON);

/** Presses a language, by its own name, in the header's display settings, and leaves these open. */
export async function switchLanguage(page: Page, text: Text, name: 'English' | 'Türkçe') {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: text('shell', 'display') }).click();
  await page.getByRole('radio', { name }).click();
}

/** Logs in through the header's popup. */
export async function logIn(page: Page, text: Text, login?: Login) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell', 'login') })
    .click();
  await fillLogin(page, text, login);
}

/** The player's account in the header; on phones it shows only the balance. */
export const accountOf = (page: Page) => page.getByRole('banner').locator('[aria-haspopup=menu]');

/** Logs out by the account's menu, and waits until nobody is logged in. */
export async function logOut(page: Page, text: Text) {
  await accountOf(page).click();
  await page.getByRole('menuitem', { name: text('shell', 'log_out') }).click();
  await expect(accountOf(page)).toBeHidden();
}

/** Fills in user name and password on the login page or in the popup, and submits. */
export async function sendLogin(place: Page | Locator, text: Text, { username, password }: Login = PLAYER) {
  await place.getByRole('textbox', { name: text('session', 'username') }).fill(username);
  await place.getByLabel(text('session', 'password'), { exact: true }).fill(password);
  await place.getByRole('button', { name: text('session', 'login'), exact: true }).click();
}

/** Fills in the open login popup and waits until it has closed. */
export async function fillLogin(page: Page, text: Text, login: Login = PLAYER) {
  const popup = page.getByRole('dialog');
  await sendLogin(popup, text, login);
  /* By its field: what the visitor wanted may open a dialog of its own at once. */
  await expect(popup.getByRole('textbox', { name: text('session', 'username') })).toBeHidden();
}

/** The balance in minor units, as a header or a game shows it. */
export async function minorUnits(shown: Locator): Promise<number> {
  const digits = (await shown.innerText()).replace(/\D/g, '');
  return Number(digits);
}

/** The game inside the player's frame, which is of another origin. */
export const gameFrame = (page: Page): FrameLocator => page.frameLocator('main iframe');
