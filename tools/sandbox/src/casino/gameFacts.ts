import type { Game } from '@baize/api';
import type { CatalogueGame } from '../art/catalogue.ts';
import { seeded, seededPick } from '../random.ts';
import type { Lobbies } from './Lobbies.ts';

const SLOT = 4;
/** The categories that a mark comes from: new and popular games of the casino, and of the crash games. */
const NEW = [1, 61];
const HOT = [2, 62];
const LEAST_RTP = 94;
const RTP_RANGE = 4;
const VOLATILITIES = ['low', 'medium', 'high'] as const;

const isIn = (lobbies: Lobbies, categories: readonly number[], { id }: CatalogueGame) =>
  categories.some((category) => lobbies.isMember(category, id));

/** What a game's tile and sheet tell besides its name: its mark and, for slots, return and volatility. */
export function gameFacts(
  lobbies: Lobbies,
  seed: number,
  game: CatalogueGame,
): Pick<Game, 'mark' | 'rtp' | 'volatility'> {
  const mark = isIn(lobbies, NEW, game) ? 'new' : isIn(lobbies, HOT, game) ? 'hot' : undefined;
  const slot = game.type === SLOT && {
    rtp: Math.round((LEAST_RTP + RTP_RANGE * seeded(seed, 'rtp', game.id)) * 100) / 100,
    volatility: seededPick(seed, VOLATILITIES, 'volatility', game.id),
  };
  return { ...(mark && { mark }), ...slot };
}
