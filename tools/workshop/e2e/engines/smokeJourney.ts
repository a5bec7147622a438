import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { textsOf } from '../src/texts.ts';
import { PATIENCE, type EnginePage } from './EnginePage.ts';

export interface Smoke {
  page: EnginePage;
  brand: string;
  language: 'tr' | 'en';
  /** The URL of a path, with an additional query. */
  at: (path: string, query?: string) => string;
  /** Folder for the screenshots. */
  folder: string;
}

const HEADER_ACCOUNT = 'header [aria-haspopup=menu]';
const FIRST_GAME = 'main article img';

/** Chips with truncated labels. */
const CUT_CHIPS = `[...document.querySelectorAll('main nav li > *')]
  .filter((chip) => chip.scrollWidth > chip.clientWidth)
  .map((chip) => chip.textContent)`;

/** How far the page scrolls sideways, in px. */
const SIDEWAYS = 'document.documentElement.scrollWidth - innerWidth';

/** Waits until an expression is true in the page. @throws if it isn't in time */
async function until(page: EnginePage, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await page.evaluate<boolean>(expression))) {
    if (Date.now() > end) throw new Error(`Never true: ${expression}`);
    await wait(100);
  }
}

/** Saves a screenshot. @throws if the page overflows horizontally */
async function look({ page, folder }: Smoke, name: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), await page.screenshot());
  const sideways = await page.evaluate<number>(SIDEWAYS);
  if (sideways > 0) throw new Error(`${name} is ${sideways} px wider than the window.`);
}

async function visitHome(smoke: Smoke) {
  const { page, at, language } = smoke;
  await page.open(at('/404'));
  await page.evaluate(
    `(localStorage.setItem('lang', '${language}'), localStorage.setItem('show_popup', '1'))`,
  );
  await page.open(at('/'));
  await page.see('main h2');
  await look(smoke, 'home');
}

async function findGame(smoke: Smoke) {
  const { page, at, brand, language } = smoke;
  await page.open(at('/casino'));
  await page.see(FIRST_GAME);
  await look(smoke, 'lobby');
  const cut = await page.evaluate<string[]>(CUT_CHIPS);
  if (cut.length > 0) throw new Error(`Truncated chips: ${cut.join(', ')}`);
  await page.type('main input[type=search]', 'koi');
  await until(page, "location.search.includes('search=koi')");
  await page.see(`//h2[contains(., "${textsOf(language, brand)('casino', 'found_games')}")]`);
  await look(smoke, 'search');
}

async function logIn({ page, at }: Smoke) {
  await page.open(at('/Login'));
  await page.type('main input[name=username]', 'deniz');
  await page.type('main input[name=password]', 'deniz-baize-1');
  await page.click('main form button[type=submit]');
  await page.see(HEADER_ACCOUNT);
  await until(page, "!location.pathname.includes('ogin')");
}

/** A pending deposit, which is then cancelled, so that the next visitor can make one. */
async function deposit(smoke: Smoke) {
  const { page, at, brand, language } = smoke;
  const text = textsOf(language, brand);
  const cancel = `button[contains(., "${text('account', 'cancel_deposit')}")]`;
  await page.open(at('/Deposit'));
  await page.click('//main//label[contains(., "Papara")]');
  await page.type('main input[name=amount]', '250');
  await page.type('main input[name=papara_number]', '1234567890');
  await page.click('main form button[type=submit]');
  await page.see(`//main//${cancel}`);
  await look(smoke, 'deposit');
  await page.click(`//main//${cancel}`);
  await page.click(`//*[@role="alertdialog"]//${cancel}`);
  await until(
    page,
    `!document.body.innerText.includes(${JSON.stringify(text('account', 'pending_deposit'))})`,
  );
}

async function play(smoke: Smoke) {
  const { page, at } = smoke;
  await page.open(at('/PlayGame/1001', 'mode=real'));
  await page.within('main iframe', async (game) => {
    await game.click('#spin:not(:disabled, .busy)');
    await game.see('#spin:not(:disabled, .busy)');
  });
  await look(smoke, 'game');
}

async function readHistory(smoke: Smoke) {
  const { page, at } = smoke;
  await page.open(at('/gameHistory'));
  await page.see(`//main//*[text()[contains(., "Inferno Jokerz")]]`);
  await look(smoke, 'history');
}

async function logOut({ page, brand, language }: Smoke) {
  const text = textsOf(language, brand);
  await page.click(HEADER_ACCOUNT);
  await page.click(`//*[@role="menuitem"][contains(., "${text('shell', 'log_out')}")]`);
  await page.see(`//header//button[contains(., "${text('shell', 'login')}")]`);
}

/** The actions of a typical player, in order. Each throws if something isn't as it should be, for any test runner. */
export const SMOKE_JOURNEY = { visitHome, findGame, logIn, deposit, play, readHistory, logOut };
