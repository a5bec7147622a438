import type { Page } from '@playwright/test';
import { brandNamed } from './brands.ts';
import { PLAYER, visitPage, type Login } from './steps.ts';
import { SANDBOX } from './visit.ts';

/* An empty page on the site's origin, which gives access to its storage. */
const EMPTY_PATH = '/empty-page';
const EMPTY = `**${EMPTY_PATH}`;
const NO_ICON = '<!doctype html><link rel="icon" href="data:,">';

/** The platform's reply to a login without further steps. */
interface Session {
  access_token: string;
  token_type?: string;
  expires_in?: number;
  user: unknown;
}

async function askForSession(page: Page, { username, password }: Login): Promise<Session> {
  const brand = brandNamed(new URL(page.url()).hostname.split('.').at(-2));
  const reply = await page.request.post(`${SANDBOX}/_api/login`, {
    headers: { 'Site-Id': String(brand.id), 'accept-language': 'tr' },
    data: { username, password },
  });
  if (!reply.ok()) throw new Error(`The login of ${username} returned ${reply.status()}.`);
  return (await reply.json()) as Session;
}

/**
 * Opens a page as a player who has logged in before, with a platform session in the browser's storage, where
 * `startSession` of @baize/session puts it.
 */
export async function openAsPlayer(page: Page, path: string, login: Login = PLAYER) {
  await page.route(EMPTY, (route) => route.fulfill({ contentType: 'text/html', body: NO_ICON }));
  await page.goto(EMPTY_PATH);
  await page.unroute(EMPTY);
  const { access_token, token_type = 'bearer', expires_in, user } = await askForSession(page, login);
  const now = Date.now();
  const stored = {
    loginTime: JSON.stringify(now),
    refresh: JSON.stringify({ at: now, stage: 'quick' }),
    user: JSON.stringify(user),
    token_type,
    ...(expires_in !== undefined && { expires_in: JSON.stringify(expires_in) }),
    access_token,
  };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await visitPage(page, path);
}
