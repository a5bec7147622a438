import { LOBBY } from '../site/warmUp.ts';

/** A page that is loaded as the first of a visit. */
export interface TracedPage {
  path: string;
  /** Needs a logged-in player. */
  player?: boolean;
}

/** The pages that most visits begin with. */
export const TRACED_PAGES: Readonly<Record<string, TracedPage>> = {
  home: { path: '/' },
  lobby: { path: LOBBY },
  'home, player': { path: '/', player: true },
  'lobby, player': { path: LOBBY, player: true },
  /* The account's first pages, which visitors don't have. */
  'deposit, player': { path: '/Deposit', player: true },
  'histories, player': { path: '/gameHistory', player: true },
};
