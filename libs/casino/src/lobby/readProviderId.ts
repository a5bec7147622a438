/* @chunk games */
import { findLobby } from './lobbies.ts';
import type { GameFilter, GameSource } from './lobbyQueries.ts';
import { ALL_GAMES } from './lobbyState.ts';
import type { ProviderAddress } from './providerAddresses.ts';

const ID = /^[1-9]\d{0,5}$/;

/** The provider in a URL, or undefined if this path doesn't allow it. `given` is the URL's `:id`. */
export function readProviderId({ id, ids }: ProviderAddress, given: string | undefined): number | undefined {
  if (id !== undefined) return id;
  const asked = ID.test(given ?? '') ? Number(given) : undefined;
  return asked === undefined || ids?.includes(asked) === false ? undefined : asked;
}

/** Which games a URL lists: its lobby's, or those of all lobbies. */
export const providerSource = ({ lobby, perPage }: ProviderAddress): GameSource => ({
  type: lobby && findLobby(lobby)?.type,
  perPage,
});

/** All games of a provider. */
export const gamesOfProvider = (id: number): GameFilter => ({
  category: ALL_GAMES,
  providers: [id],
  search: '',
});
