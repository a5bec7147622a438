import type { Drawing } from './playRound.ts';

export interface Bet {
  /** Minor units. */
  stake: bigint;
}

/** The rules of one kind of game. */
export interface Engine<B extends Bet = Bet> {
  /** The last path segment of the request that plays a round. */
  action: string;
  /** The engine's data for the page when it opens. */
  describe: (seed: number, gameId: number) => Record<string, unknown>;
  /** Validates a bet; undefined if it's invalid. */
  readBet(body: Record<string, unknown>): B | undefined;
  /** Returns the function that draws the nth round of a session. */
  drawing(seed: number, gameId: number, bet: B): (sessionSeed: string, round: number) => Drawing;
}

/** Validates and draws in one step, so that callers needn't know an engine's bet type. */
export function prepareRound<B extends Bet>(
  engine: Engine<B>,
  seed: number,
  gameId: number,
  body: Record<string, unknown>,
) {
  const bet = engine.readBet(body);
  return bet && { stake: bet.stake, draw: engine.drawing(seed, gameId, bet) };
}
