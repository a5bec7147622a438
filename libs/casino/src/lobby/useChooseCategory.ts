import { useNavigate } from 'react-router';
import { lobbyPath, type Lobby } from './lobbies.ts';
import { ALL_GAMES, FAVOURITES } from './lobbyState.ts';
import type { AddressedLobby } from './useLobbyState.ts';

/**
 * Handles the choice of a category. The lobby of favourites shows nothing else: any other choice navigates to
 * another lobby.
 */
export function useChooseCategory(lobby: Lobby, change: AddressedLobby['change']) {
  const navigate = useNavigate();
  return (category: number) => {
    if (lobby.type !== 'favorite_games') return change({ category });
    const query = category === ALL_GAMES ? '' : `?category=${category}`;
    if (category !== FAVOURITES) void navigate(lobbyPath(lobby.gameType) + query);
  };
}
