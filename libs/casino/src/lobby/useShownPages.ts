import { useEffect } from 'react';
import type { LobbyGames } from './useLobbyGames.ts';
import type { AddressedLobby } from './useLobbyState.ts';

/** Keeps the number of pages on screen in the URL; a number beyond the last page is corrected. */
export function useShownPages({ pageCount, hasMore }: LobbyGames, { state, showPage }: AddressedLobby) {
  const isBehind = pageCount > state.page;
  const isBeyond = pageCount > 0 && !hasMore && pageCount < state.page;
  useEffect(() => {
    if (isBehind || isBeyond) showPage(pageCount);
  }, [isBehind, isBeyond, pageCount, showPage]);
}
