import type { Drawing } from './playRound.ts';

export interface Bet {
  /** Minor units. */
  stake: bigint;
}

/** How one kind of game is played on the providers' origin. */
export interface Engine<B extends Bet = Bet> {
  /** The last part of the call that plays a round. */
  action: string;
  /** What the page is told when it opens. */
  describe: (seed: number, gameId: number) => Record<string, unknown>;
  /** The bet of a round; undefined when it is none. */
  readBet(body: Record<string, unknown>): B | undefined;
  /** Draws the nth round of a session for a bet. */
  drawing(seed: number, gameId: number, bet: B): (sessionSeed: string, round: number) => Drawing;
}

/** Reads a body and draws at once, so that nobody outside needs to know an engine's own kind of bet. */
export function prepareRound<B extends Bet>(
  engine: Engine<B>,
  seed: number,
  gameId: number,
  body: Record<string, unknown>,
) {
  const bet = engine.readBet(body);
  return bet && { stake: bet.stake, draw: engine.drawing(seed, gameId, bet) };
}
