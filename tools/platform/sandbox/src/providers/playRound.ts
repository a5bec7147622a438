import { freeSpinsLeft } from '../bonuses/freeSpins.ts';
import { ok, type Reply } from '../contract/Reply.ts';
import { formatMoney } from '../money.ts';
import type { Sandbox } from '../Sandbox.ts';
import { nextRound } from './nextRound.ts';
import type { PlaySession } from './playSession.ts';
import { playScope, idempotentRound } from './idempotentRound.ts';
import { settleRound } from './settleRound.ts';

/** A round's result: the win in minor units, and the data that the page shows. */
export interface Drawing {
  win: bigint;
  outcome: Record<string, unknown>;
}

export interface RoundRequest {
  session: PlaySession;
  key: string;
  body: unknown;
  stake: bigint;
  /** Draws the nth round of the session. */
  draw: (seed: string, round: number) => Drawing;
}

/** Plays one round: drawn, settled and stored in one transaction, once per key. */
export function playRound(
  sandbox: Sandbox,
  { session, key, body, stake, draw }: RoundRequest,
): Promise<Reply> {
  return idempotentRound(sandbox, { scope: playScope(session.id), key, body }, async (tx) => {
    const round = await nextRound(tx, session.id);
    const { win, outcome } = draw(session.seed, round);
    const reference = `${session.id}-${round}`;
    const balance = await settleRound(tx, { session, reference, stake, win, at: sandbox.clock.date() });
    const money = { stake: formatMoney(stake), win: formatMoney(win), balance: formatMoney(balance) };
    return ok({ round: reference, ...outcome, ...money, freeSpins: await freeSpinsLeft(tx, session) });
  });
}
