import type { Game } from '@baize/api';
import { useProfile } from '@baize/session';
import { useStore } from '@baize/ui/store';
import { recentGames, recentGamesOf } from './recentGames.ts';

/** The game that the player opened last on this device; undefined for a visitor, and before there is one. */
export function useLastGame(): Game | undefined {
  const { data: me } = useProfile();
  const stored = useStore(recentGames);
  return me ? recentGamesOf(stored, me.id)[0] : undefined;
}
