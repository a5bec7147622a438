import { useLocation, useNavigate } from 'react-router';
import { lobbyPath, type Lobby } from './lobbies.ts';
import { ALL_GAMES, FAVOURITES } from './lobbyState.ts';
import type { AddressedLobby } from './useLobbyState.ts';

/**
 * Handles the choice of a category. The favourites lobby and a category's URL (`preset`) show nothing else, so any
 * other choice navigates to the lobby.
 */
export function useChooseCategory(lobby: Lobby, change: AddressedLobby['change'], preset?: number) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (category: number) => {
    const isFavourites = lobby.type === 'favorite_games';
    if (!isFavourites && preset === undefined) return change({ category });
    if (category === preset) return void navigate(pathname);
    const query = category === ALL_GAMES ? '' : `?category=${category}`;
    const isStaying = isFavourites && category === FAVOURITES;
    if (!isStaying) void navigate(lobbyPath(lobby.gameType) + query);
  };
}
