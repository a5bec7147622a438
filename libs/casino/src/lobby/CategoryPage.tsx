import { findLobby, type Lobby } from './lobbies.ts';
import { LobbyView } from './LobbyView.tsx';
import type { CategoryAddress } from './categoryAddresses.ts';

/** A lobby that starts with the category of its address (spec 2/2.1/8). */
export const CategoryPage = ({ lobby, slug }: CategoryAddress) => (
  <LobbyView key={slug} lobby={findLobby(lobby) as Lobby} slug={slug} />
);
