import { Redirect } from '@baize/routing';
import { useSearchParams } from 'react-router';
import { findLobby } from './lobbies.ts';
import type { LobbyName } from './lobbyAddresses.ts';
import { LobbyView } from './LobbyView.tsx';
import type { ProviderAddress } from './providerAddresses.ts';
import { ProviderPage } from './ProviderPage.tsx';

interface Props {
  name?: LobbyName;
  /** The category that the address names (spec 2/2.1/8). */
  slug?: string;
  /** One provider's games instead (spec 2/2.1/9). */
  provider?: ProviderAddress;
}

/**
 * A lobby at its own address or at that of a category, or at /casino the one that `type` names; an unknown type is
 * not found (spec 2/2.3/1).
 */
export function LobbyPage({ name, slug, provider }: Props) {
  const [query] = useSearchParams();
  if (provider) return <ProviderPage address={provider} />;
  const lobby = findLobby(name ?? query.get('type'));
  return lobby ? <LobbyView key={slug ?? lobby.name} lobby={lobby} slug={slug} /> : <Redirect to="/404" />;
}
