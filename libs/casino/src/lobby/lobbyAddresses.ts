import { paths } from '@baize/routing';
/** The value of `type` in `/casino?type=`. */
export type LobbyName =
  | 'casino'
  | 'live_casino'
  | 'tv_games'
  | 'bingo'
  | 'virtual_games'
  | 'games'
  | 'favorite_games'
  | 'jackpot';

/** The paths of each lobby; links use the first one (spec 2/2.3/1). */
export const LOBBY_ADDRESSES: Readonly<Record<LobbyName, readonly [string, ...string[]]>> = {
  casino: [paths.casino],
  live_casino: [paths.liveCasino, '/live-casino'],
  tv_games: [paths.tvGames],
  bingo: [paths.bingo],
  virtual_games: ['/Virtual'],
  games: [paths.airshipGames],
  favorite_games: ['/casino?type=favorite_games'],
  jackpot: [paths.jackpot],
};

/** The path for links to a lobby. */
export const lobbyAddress = (name: LobbyName): string => LOBBY_ADDRESSES[name][0];
