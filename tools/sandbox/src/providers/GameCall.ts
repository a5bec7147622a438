import type { Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { PlaySession } from './playSession.ts';

export interface GameRequest {
  session: PlaySession;
  body: Record<string, unknown>;
  /** The `Idempotency-Key`, when there is a sound one. */
  key: string | undefined;
}

/** One call that a game's page makes for its session. */
export type GameCall = (sandbox: Sandbox, request: GameRequest) => Promise<Reply>;
