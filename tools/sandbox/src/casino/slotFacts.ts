import type { Game } from '@baize/api';
import type { CatalogueGame } from '../art/catalogue.ts';
import { seeded, seededPick } from '../random.ts';

const SLOT = 4;
const LEAST_RTP = 94;
const RTP_RANGE = 4;
const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** Highest wins as multiples of the stake, by volatility. */
const MULTIPLIERS = {
  low: [500, 800, 1000],
  medium: [1500, 2000, 2500, 5000],
  high: [5000, 10_000, 12_500, 25_000, 50_000],
} as const;

export type SlotFacts = Required<Pick<Game, 'rtp' | 'volatility' | 'max_multiplier'>>;

/** What makers tell of a slot; undefined for another kind of game. */
export function slotFacts(seed: number, { id, type }: CatalogueGame): SlotFacts | undefined {
  if (type !== SLOT) return undefined;
  const volatility = seededPick(seed, VOLATILITIES, 'volatility', id);
  return {
    rtp: Math.round((LEAST_RTP + RTP_RANGE * seeded(seed, 'rtp', id)) * 100) / 100,
    volatility,
    max_multiplier: seededPick<number>(seed, MULTIPLIERS[volatility], 'multiplier', id),
  };
}
