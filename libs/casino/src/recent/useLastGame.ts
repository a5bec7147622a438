import type { Game } from '@baize/api';
import { useProfile } from '@baize/session';
import { useStore } from '@baize/ui/store';
import { recentGames, recentGamesOf } from './recentGames.ts';

/** The game that the player last opened on this device; undefined for a visitor, or if there is none. */
export function useLastGame(): Game | undefined {
  const { data: me } = useProfile();
  const stored = useStore(recentGames);
  return me ? recentGamesOf(stored, me.id)[0] : undefined;
}
