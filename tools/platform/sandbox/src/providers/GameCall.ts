import type { Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { PlaySession } from './playSession.ts';

export interface GameRequest {
  session: PlaySession;
  body: Record<string, unknown>;
  /** The `Idempotency-Key`, if there is a valid one. */
  key: string | undefined;
}

/** A request of a game's page in its session. */
export type GameCall = (sandbox: Sandbox, request: GameRequest) => Promise<Reply>;
