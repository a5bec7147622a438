import { useMemo } from 'react';
import { useQueryChange } from '@baize/routing';
import { useSearchParams } from 'react-router';
import { changeLobbyState, readLobbyState, writeLobbyState, type LobbyState } from './lobbyState.ts';

export interface AddressedLobby {
  state: LobbyState;
  /** Applies a player's choice as a new history entry, so that Back undoes it. `typing` replaces the entry. */
  change: (change: Parameters<typeof changeLobbyState>[1], how?: 'typing') => void;
  /** Writes the number of pages on screen, without a new history entry. */
  showPage: (page: number) => void;
}

/** The lobby's state, stored in the URL. */
export function useLobbyState(): AddressedLobby {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const state = useMemo(() => readLobbyState(query), [query]);
  const actions = useMemo<Omit<AddressedLobby, 'state'>>(() => {
    const apply = (next: (now: LobbyState) => LobbyState, replace: boolean) =>
      changeQuery((now) => writeLobbyState(now, next(readLobbyState(now))), replace);
    return {
      change: (wanted, how) => apply((now) => changeLobbyState(now, wanted), how === 'typing'),
      showPage: (page) => apply((now) => ({ ...now, page }), true),
    };
  }, [changeQuery]);
  return { state, ...actions };
}
