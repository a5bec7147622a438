import type { Brand } from '../brands.ts';
import type { Lang } from './lang.ts';
import type { Reply } from './Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { ActiveSession } from '../session/findSession.ts';

/** A request that passed the contract's validation. */
export interface Call {
  operationId: string;
  /** Path and query as sent, for `next_page_url`. */
  url: URL;
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
  lang: Lang;
  brand: Brand;
  /** Undefined for a visitor; always set when the operation requires a player. */
  session: ActiveSession | undefined;
  /** The bearer token itself. */
  token: string | undefined;
  /** The client's IP address, for rate limits. */
  address: string;
}

/** The implementation of one operation. */
export type Handler = (sandbox: Sandbox, call: Call) => Reply | Promise<Reply>;

/** The session of a request to an operation that requires a player. */
export function sessionOf({ session, operationId }: Call): ActiveSession {
  if (session) return session;
  throw new Error(`${operationId} was called without a session. Mark it as bearer in the contract.`);
}
