import type { Brand } from '../brands.ts';
import type { Lang } from './lang.ts';
import type { Reply } from './Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { ActiveSession } from '../session/findSession.ts';

/** A request that the contract has accepted. */
export interface Call {
  operationId: string;
  /** Path and query as they were sent, for `next_page_url`. */
  url: URL;
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
  lang: Lang;
  brand: Brand;
  /** Who asks; undefined for a visitor. Always there when the operation needs a player. */
  session: ActiveSession | undefined;
  /** The bearer token itself. */
  token: string | undefined;
  /** Where the request came from, for rate limits. */
  address: string;
}

/** One operation's answer. */
export type Handler = (sandbox: Sandbox, call: Call) => Reply | Promise<Reply>;

/** The player's session of a call whose operation needs one. */
export function sessionOf({ session, operationId }: Call): ActiveSession {
  if (session) return session;
  throw new Error(`${operationId} was reached without a session. Mark it as bearer in the contract.`);
}
