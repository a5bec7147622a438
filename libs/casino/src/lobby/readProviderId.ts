import { findLobby } from './lobbies.ts';
import type { GameFilter, GameSource } from './lobbyQueries.ts';
import { ALL_GAMES } from './lobbyState.ts';
import type { ProviderAddress } from './providerAddresses.ts';

const ID = /^[1-9]\d{0,5}$/;

/** The provider that an address means, or undefined when it is none of its own. `given` is its `:id`. */
export function readProviderId({ id, ids }: ProviderAddress, given: string | undefined): number | undefined {
  if (id !== undefined) return id;
  const asked = ID.test(given ?? '') ? Number(given) : undefined;
  return asked === undefined || ids?.includes(asked) === false ? undefined : asked;
}

/** Which games an address lists: those of its lobby, or of every lobby. */
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
