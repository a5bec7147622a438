import type { Game } from '@baize/api';
import type { CatalogueGame } from '../art/catalogue.ts';
import { seeded, seededPick } from '../random.ts';

const SLOT = 4;
/** Table games among the slots, by name or kind, for which a highest win is meaningless. */
const TABLE_GAME = /roulette|blackjack|baccarat|poker|keno|dice/i;
const MIN_RTP = 94;
const RTP_RANGE = 4;
const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** Least and highest win of a slot as multiples of the stake, by volatility. */
const MULTIPLIERS = {
  low: [500, 1500],
  medium: [1500, 5000],
  high: [5000, 50_000],
} as const;
/** Non-zero digits of a multiplier: 21,100 and 8,870, as providers publish them. */
const DIGITS = 3;
/** How rare the highest are. */
const RARITY = 3;

export type SlotFacts = Required<Pick<Game, 'rtp' | 'volatility'>> & Pick<Game, 'max_multiplier'>;

/** A multiplier between these, rarely near the highest. */
function multiplierOf(seed: number, [min, max]: readonly [number, number], id: number): number {
  const exact = min + (max - min) * seeded(seed, 'multiplier', id) ** RARITY;
  return Number(exact.toPrecision(DIGITS));
}

/** The provider's figures for a slot; undefined for another kind of game. */
export function slotFacts(seed: number, game: CatalogueGame): SlotFacts | undefined {
  const { id, type, name, subject } = game;
  if (type !== SLOT) return undefined;
  const isTable = TABLE_GAME.test(`${name} ${subject}`);
  const volatility = seededPick(seed, VOLATILITIES, 'volatility', id);
  return {
    rtp: Math.round((MIN_RTP + RTP_RANGE * seeded(seed, 'rtp', id)) * 100) / 100,
    volatility,
    ...(!isTable && { max_multiplier: multiplierOf(seed, MULTIPLIERS[volatility], id) }),
  };
}
