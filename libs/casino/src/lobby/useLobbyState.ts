import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changeLobbyState, readLobbyState, writeLobbyState, type LobbyState } from './lobbyState.ts';

export interface AddressedLobby {
  state: LobbyState;
  /**
   * Applies a choice of the player as a new history entry, so that Back undoes it. `typing` replaces the entry.
   */
  change: (change: Parameters<typeof changeLobbyState>[1], how?: 'typing') => void;
  /** Writes the number of pages on screen, without a new history entry. */
  showPage: (page: number) => void;
}

/** The lobby's state, stored in the URL. */
export function useLobbyState(): AddressedLobby {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readLobbyState(query), [query]);
  const change = useCallback<AddressedLobby['change']>(
    (wanted, how) =>
      setQuery((now) => writeLobbyState(now, changeLobbyState(readLobbyState(now), wanted)), {
        replace: how === 'typing',
        preventScrollReset: true,
      }),
    [setQuery],
  );
  const showPage = useCallback(
    (page: number) =>
      setQuery((now) => writeLobbyState(now, { ...readLobbyState(now), page }), { replace: true }),
    [setQuery],
  );
  return { state, change, showPage };
}
