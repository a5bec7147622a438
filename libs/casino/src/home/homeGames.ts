import type { Language } from '@baize/i18n';
import { findLobby, type Lobby } from '../lobby/lobbies.ts';
import { lobbyQueries } from '../lobby/lobbyQueries.ts';
import { ALL_GAMES } from '../lobby/lobbyState.ts';
import type { Sort } from '../lobby/sorts.ts';
import type { HomeListName } from './homeRows.ts';

interface HomeListRule {
  sort: Sort;
  shown: number;
}

/** The order and number of games in each list. */
export const HOME_LIST_RULES: Record<HomeListName, HomeListRule> = {
  top: { sort: 'popular', shown: 10 },
  new: { sort: 'new', shown: 12 },
  multipliers: { sort: 'multiplier', shown: 12 },
};

const JACKPOT_LOBBY = findLobby('jackpot') as Lobby;

const CASINO = findLobby('casino') as Lobby;

/** The casino's categories and last winners. */
export const casinoConfig = (language: Language) => lobbyQueries.config(CASINO, language);

/** Games on the home page that aren't in its data. */
export const homeGames = {
  list(name: HomeListName) {
    const { sort, shown } = HOME_LIST_RULES[name];
    return lobbyQueries.games(
      { type: 'casino', perPage: shown },
      { category: ALL_GAMES, providers: [], search: '', sort },
    );
  },

  /** A fixed search for jackpots. */
  jackpots: () =>
    lobbyQueries.games(JACKPOT_LOBBY, {
      category: ALL_GAMES,
      providers: [],
      search: JACKPOT_LOBBY.search ?? '',
    }),
};
