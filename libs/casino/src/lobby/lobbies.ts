import type { GameType, LobbyType, SliderType } from '@baize/api';
import type tr from '../locales/tr.json';
import { lobbyAddress, type LobbyName } from './lobbyAddresses.ts';

/** A type of lobby: the platform's names for it, and its texts. */
export interface Lobby {
  /** The `type` in the query of /casino. */
  name: LobbyName;
  /** The `type` of /games and /config. */
  type: LobbyType;
  gameType: GameType;
  slider: SliderType;
  title: keyof typeof tr;
  intro: keyof typeof tr;
  /** A search that is always on: the jackpot lobby lists what it finds. */
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

/** The one lobby that /casino doesn't show: it has its own address alone. */
const WITHOUT_TYPE: LobbyName = 'games';

/**
 * The lobby of an address: `name`, or at /casino the one that `type` names; undefined for a value that is none
 * (spec 2/2.3/1).
 */
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

/** The lobby of a type of game; the casino's for an unknown one. */
export const lobbyOf = (type: GameType | undefined): Lobby =>
  findLobby(LOBBY_OF.get(type) ?? DEFAULT) as Lobby;

/** The lobby that a game's player returns to; an unknown type of game returns to the casino. */
export const lobbyPath = (type: GameType | undefined): string => lobbyAddress(lobbyOf(type).name);

/** The types of game whose favourites a lobby lists: its own, or every type in the lobby of favourites. */
export const favouriteTypes = ({ name, gameType }: Lobby): readonly GameType[] =>
  name === 'favorite_games' ? [4, 5, 8, 2, 6, 7] : [gameType];
