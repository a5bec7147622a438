import type { GameType, LobbyType } from '@baize/api';

/** The lobbies that show one game type each. */
export const LOBBY_OF_TYPE = {
  2: 'virtual_games',
  4: 'casino',
  5: 'live_casino',
  6: 'bingo',
  7: 'tv_games',
  8: 'games',
} as const satisfies Record<GameType, LobbyType>;

export const GAME_TYPES = [2, 4, 5, 6, 7, 8] as const satisfies readonly GameType[];

/** The game type of a lobby; undefined for favourites and for an unknown lobby. */
export const typeOfLobby = (lobby: unknown): GameType | undefined =>
  GAME_TYPES.find((type) => LOBBY_OF_TYPE[type] === lobby);
