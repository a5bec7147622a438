import type { GameType, LobbyType, SliderType } from '@baize/api';
import type tr from '../locales/tr.json';
import { lobbyAddress, type LobbyName } from './lobbyAddresses.ts';

/** A type of lobby: its names in the platform, and its texts. */
export interface Lobby {
  /** The `type` in the query of /casino. */
  name: LobbyName;
  /** The `type` of /games and /config. */
  type: LobbyType;
  gameType: GameType;
  slider: SliderType;
  title: keyof typeof tr;
  intro: keyof typeof tr;
  /** A fixed search: the jackpot lobby lists its results. */
  search?: string;
}

/** All lobbies. */
export const LOBBIES: readonly Lobby[] = [
  { name: 'casino', type: 'casino', gameType: 4, slider: 'casino', title: 'casino', intro: 'casino_intro' },
  {
    name: 'live_casino',
    type: 'live_casino',
    gameType: 5,
    slider: 'live_casino',
    title: 'live_casino',
    intro: 'live_casino_intro',
  },
  {
    name: 'tv_games',
    type: 'tv_games',
    gameType: 7,
    slider: 'beton',
    title: 'tv_games',
    intro: 'tv_games_intro',
  },
  { name: 'bingo', type: 'bingo', gameType: 6, slider: 'bingo', title: 'bingo', intro: 'bingo_intro' },
  {
    name: 'virtual_games',
    type: 'virtual_games',
    gameType: 2,
    slider: 'virtual',
    title: 'virtual_games',
    intro: 'virtual_games_intro',
  },
  {
    name: 'games',
    type: 'games',
    gameType: 8,
    slider: 'game',
    title: 'airship_games',
    intro: 'airship_games_intro',
  },
  {
    name: 'favorite_games',
    type: 'favorite_games',
    gameType: 4,
    slider: 'casino',
    title: 'favourites',
    intro: 'favourites_intro',
  },
  {
    name: 'jackpot',
    type: 'casino',
    gameType: 4,
    slider: 'world_cup',
    title: 'jackpot_games',
    intro: 'jackpot_games_intro',
    search: 'jackpot',
  },
];

const DEFAULT = 'casino';

/** The lobby of this name, or undefined. */
export const findLobby = (name: string): Lobby | undefined => LOBBIES.find((lobby) => lobby.name === name);

/** The only lobby that /casino doesn't show: it exists only at its own URL. */
const WITHOUT_TYPE: LobbyName = 'games';

/** The lobby of a URL: `name`, or at /casino the one in `type`; undefined for an unknown value (spec 2/2.3/1). */
export function lobbyAt(name: LobbyName | undefined, query: URLSearchParams): Lobby | undefined {
  if (name !== undefined) return findLobby(name);
  const type = query.get('type') ?? DEFAULT;
  return type === WITHOUT_TYPE ? undefined : findLobby(type);
}

const LOBBY_OF: ReadonlyMap<unknown, LobbyName> = new Map<GameType, LobbyName>([
  [2, 'virtual_games'],
  [4, 'casino'],
  [5, 'live_casino'],
  [6, 'bingo'],
  [7, 'tv_games'],
  [8, 'games'],
]);

/** The lobby for a type of game; the casino's for an unknown type. */
export const lobbyOf = (type: GameType | undefined): Lobby =>
  findLobby(LOBBY_OF.get(type) ?? DEFAULT) as Lobby;

/** The path of the lobby that a player returns to from a game; the casino's for an unknown type of game. */
export const lobbyPath = (type: GameType | undefined): string => lobbyAddress(lobbyOf(type).name);

/** All types of game, in the order of the favourites lobby. */
export const GAME_TYPES: readonly GameType[] = [4, 5, 8, 2, 6, 7];

/** The types of game for a lobby's list of favourites: its own, or all types in the favourites lobby. */
export const favouriteTypes = ({ name, gameType }: Lobby): readonly GameType[] =>
  name === 'favorite_games' ? GAME_TYPES : [gameType];
