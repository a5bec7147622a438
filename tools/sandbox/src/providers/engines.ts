import type { CatalogueGame } from '../art/catalogue.ts';
import { prepareRound, type Bet, type Engine } from './Engine.ts';
import { roulette } from './roulette/roulette.ts';
import { slot } from './slot/slotEngine.ts';

/** An engine as the server sees it: its own kind of bet stays its own affair. */
export interface PlayableEngine {
  action: string;
  describe: Engine['describe'];
  prepare(seed: number, gameId: number, body: Record<string, unknown>): ReturnType<typeof prepareRound>;
}

const playable = <B extends Bet>(engine: Engine<B>): PlayableEngine => ({
  action: engine.action,
  describe: engine.describe,
  prepare: (seed, gameId, body) => prepareRound(engine, seed, gameId, body),
});

/** The engines by the first part of a game's address. */
export const ENGINES = { slot: playable(slot), roulette: playable(roulette) } as const;
export type EngineName = keyof typeof ENGINES;

const LIVE_CASINO = 5;

/** What plays a game; undefined for the live tables that no engine plays yet. */
export function engineOf({ type, table }: Pick<CatalogueGame, 'type' | 'table'>): EngineName | undefined {
  if (type !== LIVE_CASINO) return 'slot';
  return table === 'ROULETTE' ? 'roulette' : undefined;
}
