import { Redirect } from '@baize/routing';
import { useSearchParams } from 'react-router';
import { findLobby } from './lobbies.ts';
import { LobbyView } from './LobbyView.tsx';

/** /casino: the lobby that `type` names; a type that is none is not found (spec: document 2, section 2.3). */
export function LobbyPage() {
  const [query] = useSearchParams();
  const lobby = findLobby(query.get('type'));
  return lobby ? <LobbyView key={lobby.name} lobby={lobby} /> : <Redirect to="/404" />;
}
