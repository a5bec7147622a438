import { Redirect } from '@baize/routing';
import { useSearchParams } from 'react-router';
import { findLobby } from './lobbies.ts';
import type { LobbyName } from './lobbyAddresses.ts';
import { LobbyView } from './LobbyView.tsx';

/**
 * A lobby at its own address, or at /casino the one that `type` names; an unknown type is not found
 * (spec 2/2.3/1).
 */
export function LobbyPage({ name }: { name?: LobbyName }) {
  const [query] = useSearchParams();
  const lobby = findLobby(name ?? query.get('type'));
  return lobby ? <LobbyView key={lobby.name} lobby={lobby} /> : <Redirect to="/404" />;
}
