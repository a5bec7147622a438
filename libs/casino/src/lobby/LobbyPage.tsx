import { Redirect } from '@baize/routing';
import { useSearchParams } from 'react-router';
import { lobbyAt } from './lobbies.ts';
import type { LobbyName } from './lobbyAddresses.ts';
import { LobbyView } from './LobbyView.tsx';

interface Props {
  name?: LobbyName;
  /** The category in the URL (spec 2/2.1/8). */
  slug?: string;
}

/**
 * A lobby at its own URL or at a category's, or at /casino the one in `type`; an unknown type is not found (spec
 * 2/2.3/1).
 */
export function LobbyPage({ name, slug }: Props) {
  const [query] = useSearchParams();
  const lobby = lobbyAt(name, query);
  return lobby ? <LobbyView key={slug ?? lobby.name} lobby={lobby} slug={slug} /> : <Redirect to="/404" />;
}
