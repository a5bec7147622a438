import { toSlug } from '@baize/i18n';
import { generatePath } from 'react-router';
import type { LobbyName } from './lobbyAddresses.ts';
import { PROVIDER_ADDRESSES, type ProviderAddress } from './providerAddresses.ts';

const ANY_PROVIDER = '/providers/:slug/:id';

/**
 * The URL for links to a provider's games: its own page if it has one, then its page in the lobby, then that of all its
 * games (spec 2/2.1/9).
 */
export function providerPath(id: number, name: string, lobby?: LobbyName): string {
  const isOwn = (address: ProviderAddress) => address.id === id;
  const isOfLobby = (address: ProviderAddress) =>
    address.lobby === lobby && address.ids?.includes(id) === true;
  const { path } = PROVIDER_ADDRESSES.find(isOwn) ??
    PROVIDER_ADDRESSES.find(isOfLobby) ?? { path: ANY_PROVIDER };
  return generatePath(path, { slug: toSlug(name), id: String(id) });
}
