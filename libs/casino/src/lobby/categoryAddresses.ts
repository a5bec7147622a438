import type { Category } from '@baize/api';
import { lobbyAddress, type LobbyName } from './lobbyAddresses.ts';

/** The URL of one category of a lobby. */
export interface CategoryAddress {
  path: string;
  lobby: LobbyName;
  /** The platform's name of the category; an unknown one is not found. */
  slug: string;
}

/** The categories with their own URL (spec 2/2.1/8). */
export const CATEGORY_ADDRESSES: readonly CategoryAddress[] = [
  { path: '/live-casino/category/game-shows', lobby: 'live_casino', slug: 'game-shows' },
  { path: '/live-casino/category/instant-games', lobby: 'live_casino', slug: 'instant-games' },
  { path: '/slots/category/hot-games', lobby: 'casino', slug: 'hot-games' },
  { path: '/slots/category/new-releases', lobby: 'casino', slug: 'new-releases' },
];

/** The URL for links to a category: its own if it has one, otherwise the lobby's with the category. */
export const categoryPath = (lobby: LobbyName, { id, slug }: Category): string =>
  CATEGORY_ADDRESSES.find((one) => one.lobby === lobby && one.slug === slug)?.path ??
  `${lobbyAddress(lobby)}?category=${id}`;
