import { readSender, type Sender } from '@baize/serve';
import type { Context } from 'hono';
import type { Sandbox } from '../Sandbox.ts';
import type { Env } from './Env.ts';

/** A request without a connection: it was made in this process. */
const OWN: Sender = { address: 'local', proxied: true };

/** Who sent a request, for limits and for the list of sessions; a proxy that we trust may name somebody else (ADR 21). */
export function senderOf({ trustsProxy }: Sandbox, { env, req }: Context<Env>): Sender {
  const peer = env?.incoming?.socket?.remoteAddress;
  return peer === undefined ? OWN : readSender(peer, req.header('x-forwarded-for'), trustsProxy);
}
