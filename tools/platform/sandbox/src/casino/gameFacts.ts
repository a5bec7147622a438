import type { Game } from '@baize/api';
import type { CatalogueGame } from '../art/catalogue.ts';
import type { Lobbies } from './Lobbies.ts';
import { slotFacts, type SlotFacts } from './slotFacts.ts';

/** The categories that a mark comes from: new and popular games of the casino, and of the crash games. */
const NEW = [1, 61];
const HOT = [2, 62];

const isIn = (lobbies: Lobbies, categories: readonly number[], { id }: CatalogueGame) =>
  categories.some((category) => lobbies.isMember(category, id));

/**
 * The facts on a game's tile and sheet besides its name: its mark and, for slots, return, volatility and highest win.
 */
export function gameFacts(
  lobbies: Lobbies,
  seed: number,
  game: CatalogueGame,
): Pick<Game, 'mark'> & Partial<SlotFacts> {
  const mark = isIn(lobbies, NEW, game) ? 'new' : isIn(lobbies, HOT, game) ? 'hot' : undefined;
  return { ...(mark && { mark }), ...slotFacts(seed, game) };
}
