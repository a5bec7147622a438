import type { Page } from 'playwright';
import { LOBBY } from '../site/warmUp.ts';

interface GamesReply {
  games: { last_page: number; total: number };
}

const GAMES = '/_api/games';

/** The first page is in the HTML, so the second is the first one to be requested. */
async function askHowMany(page: Page, url: (path: string) => string): Promise<GamesReply['games']> {
  const second = page.waitForResponse((reply) => new URL(reply.url()).pathname === GAMES);
  await page.goto(url(`${LOBBY}&page=2`));
  const { games } = (await (await second).json()) as GamesReply;
  return games;
}

/** Opens the lobby with all its pages loaded, by its last page number. Returns the number of games. */
export async function openLongLobby(page: Page, url: (path: string) => string): Promise<number> {
  const { last_page: last, total } = await askHowMany(page, url);
  const lastPage = page.waitForResponse((reply) => {
    const { pathname, searchParams } = new URL(reply.url());
    return pathname === GAMES && searchParams.get('page') === String(last);
  });
  await page.goto(url(`${LOBBY}&page=${last}`));
  await (await lastPage).finished();
  await page.getByRole('feed').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('feed').scrollIntoViewIfNeeded();
  return total;
}
