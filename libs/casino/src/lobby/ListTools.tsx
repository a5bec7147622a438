import { lazyPart } from '@baize/routing';
import { Suspense } from 'react';
import { AllFavourites } from './AllFavourites.tsx';
import type { Lobby } from './lobbies.ts';
import { FAVOURITES, type LobbyState } from './lobbyState.ts';
import type { Sort } from './sorts.ts';
import { SortControl } from './SortControl.tsx';
import type { LobbyGames } from './useLobbyGames.ts';
import type { AddressedLobby } from './useLobbyState.ts';

const SurpriseButton = lazyPart(async () => (await import('./SurpriseButton.tsx')).SurpriseButton);

interface Props extends Pick<AddressedLobby, 'change'> {
  state: LobbyState;
  list: LobbyGames;
  surprises: Lobby | undefined;
  sorts: readonly Sort[];
}

/** Next to the heading of the games: a random game and the sort order, or a link to all favourites. */
export const ListTools = ({ state, change, list, surprises, sorts }: Props) => (
  <>
    {surprises && list.total > 0 && (
      <Suspense fallback={null}>
        <SurpriseButton lobby={surprises} total={list.total} />
      </Suspense>
    )}
    {state.category === FAVOURITES ? (
      <AllFavourites />
    ) : (
      <SortControl sorts={sorts} sort={state.sort} onSort={(sort) => change({ sort })} />
    )}
  </>
);
