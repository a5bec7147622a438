import type { Locator, Page } from 'playwright';
import { text } from '../browser/text.ts';
import { LOBBY } from '../site/warmUp.ts';

/** A press that leads to another page, as someone on a phone makes it. */
export interface RouteChange {
  /** Address of the page that it starts from. */
  from: string;
  /** Needs a logged-in player. */
  player?: boolean;
  /** Brings that page into the state for the press; not measured. */
  prepare?: (page: Page) => Promise<void>;
  press: (page: Page) => Locator;
  /** Selector of what the new page shows when its data is there. */
  shown: string;
  /** Leads back to the page before without Back. */
  returns?: boolean;
}

const link = (page: Page, ...paths: readonly string[]) =>
  page.locator(paths.map((path) => `a[href="${path}"]:visible`).join()).first();

/** Of a page whose content is a provider's, which takes its own time. A sportsbook's script waits for two seconds (spec 2/2.7/10). */
const HEADING = 'main h1';
/** A lobby's games: the popular ones come first. */
const GAMES = 'main article';
const playButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: text('casino', 'play') });

async function openSheet(page: Page) {
  /* The first game is the one whose provider doesn't answer. */
  await page.locator(`${GAMES} > button`).nth(1).tap();
  await playButton(page).waitFor();
}

async function openGame(page: Page) {
  await openSheet(page);
  await playButton(page).tap();
  await page.locator('main iframe').waitFor();
}

/** The changes between pages that players make most. */
export const ROUTE_CHANGES = {
  'home to lobby': { from: '/', press: (page) => link(page, LOBBY, '/casino'), shown: GAMES },
  'home to sport': {
    from: '/',
    /* A match of the first row. */
    press: (page) => page.locator('a[href^="/Sport/"]:visible').first(),
    shown: HEADING,
  },
  'lobby to game': { from: LOBBY, player: true, prepare: openSheet, press: playButton, shown: HEADING },
  'game to lobby': {
    from: LOBBY,
    player: true,
    prepare: openGame,
    press: (page) => page.getByRole('button', { name: text('casino', 'close_game') }),
    shown: GAMES,
    returns: true,
  },
  'account to deposit': {
    from: '/account/menu',
    player: true,
    press: (page) => page.getByRole('main').locator('a[href="/Deposit"]').first(),
    shown: 'main form',
  },
  'account to profile': {
    from: '/account/menu',
    player: true,
    press: (page) => page.getByRole('main').locator('a[href="/Account"]').first(),
    shown: 'main form',
  },
} as const satisfies Record<string, RouteChange>;
