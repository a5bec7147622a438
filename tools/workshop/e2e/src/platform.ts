import type { Page } from '@playwright/test';
import { SANDBOX } from './visit.ts';

const siteIdOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(document.getElementById('brand')?.textContent ?? '{}') as { id: number }).id,
  );

/** Calls the platform as the player who is logged in on a page, or as a visitor. */
async function ask<T>(page: Page, path: string): Promise<T> {
  const siteId = await siteIdOf(page);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = {
    'Site-Id': String(siteId),
    'accept-language': 'tr',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  const reply = await page.request.get(`${SANDBOX}/_api${path}`, { headers });
  if (!reply.ok()) throw new Error(`${path} returned ${reply.status()}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/**
 * Logs a player in at the page's brand from another device.
 * @returns whether that login still holds
 */
export async function logInElsewhere(
  page: Page,
  { username, password }: { username: string; password: string },
  userAgent: string,
): Promise<() => Promise<boolean>> {
  const headers = {
    'Site-Id': String(await siteIdOf(page)),
    'accept-language': 'tr',
    'user-agent': userAgent,
  };
  const data = { username, password };
  const reply = await page.request.post(`${SANDBOX}/_api/login`, { headers, data });
  const { access_token: token } = (await reply.json()) as { access_token: string };
  return async () => {
    const authorised = { ...headers, Authorization: `Bearer ${token}` };
    return (await page.request.get(`${SANDBOX}/_api/user-profile`, { headers: authorised })).ok();
  };
}

const minor = (amount: string) => Math.round(Number(amount) * 100);

/** The main wallet's balance, in minor units. */
export const balanceOf = async (page: Page) =>
  minor((await ask<{ balance: string }>(page, '/user-profile')).balance);

const WALLETS = {
  poker: '/poker-balance',
  live_slot: '/live-slot/balance',
  binary_option: '/binary-option/balance',
} as const;
export type WalletName = keyof typeof WALLETS;

/** A game wallet's balance, in minor units. */
export async function walletBalanceOf(page: Page, wallet: WalletName): Promise<number> {
  const reply = await ask<{ balance?: string; data?: { balance: string } }>(page, WALLETS[wallet]);
  return minor(reply.data?.balance ?? reply.balance ?? '');
}

interface Row {
  type: number;
  amount: string;
  player_balance: string;
}

const BET = 1;
const WIN = 2;

/** The newest round of the player's game history, amounts in minor units. */
export async function lastRound(page: Page) {
  const { data } = (await ask<{ data: { data: Row[] } }>(page, '/account/game-history')).data;
  const bet = data.findIndex(({ type }) => type === BET);
  const round = data.slice(0, bet + 1);
  const sum = (wanted: number) =>
    round
      .filter(({ type }) => type === wanted)
      .reduce((total, { amount }) => total + Math.abs(minor(amount)), 0);
  return { stake: sum(BET), win: sum(WIN), balance: minor(round[0]?.player_balance ?? '') };
}

interface Log {
  amount: string;
  new_balance: string;
}

/**
 * The movements of the player's main wallet in the platform's ledger, newest first, amounts in minor units.
 * @param from a month (`2026-11`), or the first day (`2026-11-01`) with `to` as the last one
 */
export async function accountLogsOf(page: Page, from: string, to?: string) {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const last = to ?? new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const first = to === undefined ? `${from}-01` : from;
  const rows: { amount: number; balance: number }[] = [];
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const query = new URLSearchParams({
      start_date: `${first} 00:00:00`,
      end_date: `${last} 23:59:59`,
      page: String(number),
    });
    const { data } = await ask<{ data: { data: Log[]; last_page: number } }>(page, `/account/logs?${query}`);
    rows.push(...data.data.map((row) => ({ amount: minor(row.amount), balance: minor(row.new_balance) })));
    pages = data.last_page;
  }
  return rows;
}

/** Whether the ledger's invariants hold: entries sum to zero, every balance equals the sum of its entries. */
export const ledgerHolds = async (page: Page) => (await page.request.get(`${SANDBOX}/readyz`)).ok();

/** The id of the first game of a type of lobby that has a demo. */
export async function firstDemo(page: Page, type: string): Promise<number | undefined> {
  const { games } = await ask<{ games: { data: { id: number; demo: number }[] } }>(
    page,
    `/games?type=${type}`,
  );
  return games.data.find(({ demo }) => demo === 1)?.id;
}

/** The ids of games with a demo. */
export async function demoGames(page: Page, count: number): Promise<readonly number[]> {
  const { games } = await ask<{ games: { data: { id: number; demo: number }[] } }>(
    page,
    '/games?type=casino&per_page=100',
  );
  return games.data
    .filter(({ demo }) => demo === 1)
    .slice(0, count)
    .map(({ id }) => id);
}

/** The id of a demo game that its provider launches as a script. */
export async function scriptDemo(page: Page): Promise<number> {
  for (const id of await demoGames(page, 100)) {
    const { data } = await ask<{ data?: { type: string } }>(page, `/gameDemo/${id}`);
    if (data?.type === 'script') return id;
  }
  throw new Error('No game is launched as a script.');
}
