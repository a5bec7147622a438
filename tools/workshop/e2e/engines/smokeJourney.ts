import { expect, test } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { textsOf } from '../src/texts.ts';
import type { EnginePage } from './EnginePage.ts';

export interface Smoke {
  page: EnginePage;
  brand: string;
  language: 'tr' | 'en';
  /** The URL of a path, with an additional query. */
  at: (path: string, query?: string) => string;
}

const HEADER_ACCOUNT = 'header [aria-haspopup=menu]';
const FIRST_GAME = '#games li img';

/** Chips with truncated labels. */
const CUT_CHIPS = `[...document.querySelectorAll('main nav li > *')]
  .filter((chip) => chip.scrollWidth > chip.clientWidth)
  .map((chip) => chip.textContent)`;

/** How far the page scrolls sideways, in px. */
const SIDEWAYS = 'document.documentElement.scrollWidth - innerWidth';

/** Saves a screenshot beside the results, and expects no horizontal overflow. */
async function look({ page }: Smoke, name: string) {
  await writeFile(test.info().outputPath(`${name}.png`), await page.screenshot());
  expect(await page.evaluate(SIDEWAYS), `${name} fits the window`).toBeLessThanOrEqual(0);
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
  expect(await page.evaluate(CUT_CHIPS)).toEqual([]);
  await page.type('main input[type=search]', 'koi');
  await expect.poll(() => page.evaluate('location.search')).toContain('search=koi');
  await page.see(`//h2[contains(., "${textsOf(language, brand)('casino', 'found_games')}")]`);
  await look(smoke, 'search');
}

async function logIn({ page, at }: Smoke) {
  await page.open(at('/Login'));
  await page.type('main input[name=username]', 'deniz');
  await page.type('main input[name=password]', 'deniz-baize-1');
  await page.click('main form button[type=submit]');
  await page.see(HEADER_ACCOUNT);
  await expect.poll(() => page.evaluate('location.pathname')).not.toContain('ogin');
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
  await expect
    .poll(() => page.evaluate('document.body.innerText'))
    .not.toContain(text('account', 'pending_deposit'));
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

/** The actions of a typical player, in order. */
export const SMOKE_JOURNEY = { visitHome, findGame, logIn, deposit, play, readHistory, logOut };
