import { prefetchFirstPage } from '@baize/api';
import type { Destination } from '@baize/routing';
import type { QueryClient } from '@tanstack/react-query';
import { gamesOfProvider, lobbyQueries, providerSource } from './lobbyQueries.ts';
import { readLobbyState } from './lobbyState.ts';
import type { ProviderAddress } from './providerAddresses.ts';
import { readProviderId } from './readProviderId.ts';

/** Prefetches the first games of a provider: all of them for its name, and those that match the URL's filters. */
export async function providerLoader(
  queryClient: QueryClient,
  { params, search: query }: Destination,
  address: ProviderAddress,
): Promise<void> {
  const id = readProviderId(address, params.id);
  if (id === undefined) return;
  const source = providerSource(address);
  const { search, sort } = readLobbyState(query);
  await Promise.all([
    prefetchFirstPage(queryClient, lobbyQueries.games(source, gamesOfProvider(id))),
    prefetchFirstPage(queryClient, lobbyQueries.games(source, { ...gamesOfProvider(id), search, sort })),
  ]);
}
