import { readSender, type Sender } from '@baize/http';
import type { Context } from 'hono';
import type { Sandbox } from '../Sandbox.ts';
import type { Env } from './Env.ts';

/** A request without a connection, from within this process. */
const OWN: Sender = { address: 'local', proxied: true };

/**
 * The client's IP address, for limits and the list of sessions; from a trusted proxy it's the forwarded one (ADR 21).
 */
export function senderOf({ trustsProxy }: Sandbox, { env, req }: Context<Env>): Sender {
  const peer = env?.incoming?.socket?.remoteAddress;
  return peer === undefined ? OWN : readSender(peer, req.header('x-forwarded-for'), trustsProxy);
}
