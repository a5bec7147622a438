import type { Game } from '@baize/api';
import { useProfile } from '@baize/player';
import { useStore } from '@baize/ui/store';
import { recentGames, recentGamesOf } from './recentGames.ts';

/**
 * The games that the player last opened on this device, newest first, twelve at most (spec 2/2.2/17). Empty for a
 * visitor, until the profile has loaded, and if it fails to load.
 */
export function useRecentGames(): readonly Game[] {
  const { data: me } = useProfile();
  const stored = useStore(recentGames);
  return me ? recentGamesOf(stored, me.id) : [];
}
