import type { Page } from 'playwright';
import { LOBBY } from '../site/warmUp.ts';

interface GamesReply {
  games: { last_page: number; total: number };
}

/** Opens the lobby with all its pages on screen, as an address that was left there does. Returns how many games. */
export async function openLongLobby(page: Page, url: (path: string) => string): Promise<number> {
  const first = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/_api/games');
  await page.goto(url(LOBBY));
  const { games } = (await (await first).json()) as GamesReply;
  let answered = 0;
  const all = new Promise<void>((resolve) => {
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname === '/_api/games') answered += 1;
      if (answered === games.last_page) resolve();
    });
  });
  await page.goto(url(`${LOBBY}&page=${games.last_page}`));
  await all;
  await page.getByRole('feed').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('feed').scrollIntoViewIfNeeded();
  return games.total;
}
