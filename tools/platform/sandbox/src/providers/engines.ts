import type { GameType } from '@baize/api';
import type { CatalogueGame } from '../art/catalogue.ts';
import { badRequest } from '../contract/Reply.ts';
import { blackjackCalls } from './blackjack/blackjackCalls.ts';
import { bingo } from './bingo/bingo.ts';
import { crashCalls } from './crash/crashCalls.ts';
import { prepareRound, type Bet, type Engine } from './Engine.ts';
import type { GameCall } from './GameCall.ts';
import type { Describe } from './openSession.ts';
import { bingoPage } from './page/bingo/bingoPage.ts';
import { blackjackPage } from './page/blackjack/blackjackPage.ts';
import { crashPage } from './page/crash/crashPage.ts';
import { roulettePage } from './page/roulette/roulettePage.ts';
import { slotPage } from './page/slot/slotPage.ts';
import { playRound } from './playRound.ts';
import { roulette } from './roulette/roulette.ts';
import { slotEngine } from './slot/slotEngine.ts';

/** An engine as the server uses it, without its bet type. */
export interface PlayableEngine {
  /** The HTML of its games' page. */
  page: string;
  describe: Describe;
  /** The page's requests, by the last path segment. */
  calls: Record<string, GameCall>;
}

/** An engine with single-request rounds. */
const playable = <B extends Bet>(engine: Engine<B>, page: string): PlayableEngine => ({
  page,
  describe: ({ seed }, { game_id }) => engine.describe(seed, game_id),
  calls: {
    [engine.action]: async (sandbox, { session, body, key }) => {
      const round = prepareRound(engine, sandbox.seed, session.game_id, body);
      return round && key ? playRound(sandbox, { session, key, body, ...round }) : badRequest();
    },
  },
});

/** The engines by the first path segment of a game's URL. */
export const ENGINES = {
  slot: playable(slotEngine, slotPage),
  roulette: playable(roulette, roulettePage),
  bingo: playable(bingo, bingoPage),
  crash: { ...crashCalls, page: crashPage },
  blackjack: { ...blackjackCalls, page: blackjackPage },
} as const satisfies Record<string, PlayableEngine>;
/** The first path segment of a game's URL. */
export type EngineName = keyof typeof ENGINES;

const LIVE_CASINO = 5;
/** The game types other than slots: bingo, and the airships. */
const BY_TYPE: Partial<Record<GameType, EngineName>> = { 6: 'bingo', 8: 'crash' };

const TABLE_ENGINES = new Map(
  Object.entries<EngineName>({
    ROULETTE: 'roulette',
    BLACKJACK: 'blackjack',
  }),
);

/** A game's engine; undefined for live tables without one. */
export function engineOf({ type, table }: Pick<CatalogueGame, 'type' | 'table'>): EngineName | undefined {
  if (type !== LIVE_CASINO) return BY_TYPE[type] ?? 'slot';
  return table === undefined ? undefined : TABLE_ENGINES.get(table);
}
