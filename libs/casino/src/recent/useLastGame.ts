import type { Game } from '@baize/api';
import { useRecentGames } from './useRecentGames.ts';

/**
 * The game that the player last opened on this device; undefined for a visitor, or if there is none (spec 2/2.2/17).
 */
export const useLastGame = (): Game | undefined => useRecentGames()[0];
