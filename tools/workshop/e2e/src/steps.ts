import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import type { textsOf } from './texts.ts';

type Text = ReturnType<typeof textsOf>;

export const PLAYER = { username: 'defne', password: 'defne-baize-1' } as const;

/** A player with ninety days of history; nothing settles in the background, so only rounds change the balance. */
export const DENIZ = { username: 'deniz', password: 'deniz-baize-1' } as const;

export interface Login {
  username: string;
  password: string;
}

/* By default expectations poll after half a second, then every second, which adds up to minutes in a run. */
const SOON = { polling: 50 } as const;

/**
 * Waits until the page is interactive, so that a hover or a press hits the final elements. The header's nav may hydrate
 * later, since its code is a chunk of its own: until then its links load a document, as without a script.
 */
export const untilReady = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector(':root[data-ready]') !== null &&
      [...document.querySelectorAll('nav[data-measured=false]')].every(
        (nav) => nav.getClientRects().length === 0,
      ),
    undefined,
    SOON,
  );

/** Opens a page and waits until it is interactive. A page that has just been requested has no root element yet. */
export async function visitPage(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await untilReady(page);
}

/** Scrolls to a lobby's own games: below other sections they render when a player comes near. */
export const scrollToGames = (page: Page) => page.locator('#games').scrollIntoViewIfNeeded();

/** Opens a lobby at its games. */
export async function visitGames(page: Page, path: string) {
  await visitPage(page, path);
  await scrollToGames(page);
}

/** Waits until text has the brand's fonts, and so its final height. */
export const untilFontsLoaded = (page: Page) =>
  page.waitForFunction(
    () => {
      /* Laying out requests the fonts that new styles need. */
      const isLaidOut = document.body.offsetHeight > 0;
      const { dataset } = document.documentElement;
      return isLaidOut && dataset.fonts !== undefined && document.fonts.status === 'loaded';
    },
    undefined,
    SOON,
  );

/**
 * Waits until a new press counts; one right after another is ignored as a repeat. Call it after the effect of the
 * previous press is visible.
 */
export const waitForPressCooldown = (page: Page) =>
  page.waitForFunction(() => document.querySelector(':root[data-cooldown]') === null, undefined, SOON);

/** Presses a language, by its own name, in the header's display settings, and leaves them open. */
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

/** Logs out through the account menu, and waits until it's done. */
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
  /* Identified by its field, since the visitor's interrupted action may open another dialog immediately. */
  await expect(popup.getByRole('textbox', { name: text('session', 'username') })).toBeHidden();
}

/** The balance shown by a header or a game, in minor units. */
export async function minorUnits(shown: Locator): Promise<number> {
  const digits = (await shown.innerText()).replace(/\D/g, '');
  return Number(digits);
}

/** The game inside the player's frame, which has another origin. */
export const gameFrame = (page: Page): FrameLocator => page.frameLocator('main iframe');
