import { ALL_GAMES, type LobbyState } from './lobbyState.ts';

/**
 * The state of a lobby at the address of a category: that category, as long as nothing else is chosen. A search
 * and providers cover all games there, too.
 */
export const presetState = (state: LobbyState, category: number | undefined): LobbyState =>
  category !== undefined &&
  state.category === ALL_GAMES &&
  state.search === '' &&
  state.providers.length === 0
    ? { ...state, category }
    : state;
