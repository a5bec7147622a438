import type { Page } from 'playwright';
import { tap } from '../browser/tap.ts';
import { text } from '../browser/text.ts';
import { LOBBY } from '../site/warmUp.ts';

export interface Action {
  path: string;
  /** Needs a logged-in player. */
  player?: boolean;
  /** Brings the page into the right state for the action; not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const lobbyTile = (page: Page) => page.locator('main article > button').first();
const categories = (page: Page) => page.getByRole('navigation', { name: text('casino', 'categories') });

/** The most frequent actions, each as a visitor with a touch screen performs it. */
export const ACTIONS = {
  'search key': {
    path: LOBBY,
    prepare: (page) => page.getByRole('main').getByRole('searchbox').tap(),
    act: (page) => page.keyboard.type('crown', { delay: 120 }),
  },
  'filter open': {
    path: LOBBY,
    act: (page) => tap(page.getByRole('main').getByRole('button', { name: text('casino', 'providers') })),
  },
  favourite: {
    path: LOBBY,
    player: true,
    prepare: async (page) => {
      await lobbyTile(page).tap();
      await page.getByRole('dialog').locator('button[aria-pressed]').first().waitFor();
    },
    act: (page) => tap(page.getByRole('dialog').locator('button[aria-pressed]').first()),
  },
  'login popup': {
    path: '/',
    act: (page) => tap(page.getByRole('banner').getByRole('button', { name: text('shell', 'login') })),
  },
  'category tab': {
    path: LOBBY,
    act: (page) => tap(categories(page).getByRole('button').nth(2)),
  },
  'deposit method': {
    path: '/Deposit',
    player: true,
    act: (page) => tap(page.getByRole('main').locator('label:has([type=radio])').nth(1)),
  },
} as const satisfies Record<string, Action>;

/** A tap on a page without any reaction. */
export const FLOOR_ACTION: Action = { path: '/', act: (page) => tap(page.getByRole('heading')) };
