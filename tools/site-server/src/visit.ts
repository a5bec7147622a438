import type { HttpBindings } from '@hono/node-server';
import { readSender, type TrustsProxy } from '@baize/serve';
import type { Context } from 'hono';

/** What the server hands to a route; a request without a connection, as in a test, has none of it. */
export interface SiteServerEnv {
  Bindings: Partial<HttpBindings>;
}

export interface Visit {
  /** The host the visitor asked for. */
  host: string;
  protocol: 'http' | 'https';
  /** The addresses it came through, the nearest last, as far as they can be believed (ADR 21). */
  forwardedFor: string;
}

const nobody: TrustsProxy = () => false;

/** How a request came here: by its connection, or by the word of a trusted proxy. */
export function readVisit(c: Context, trustsProxy: TrustsProxy = nobody): Visit {
  const peer = (c.env as SiteServerEnv['Bindings'] | undefined)?.incoming?.socket.remoteAddress ?? '';
  const host = c.req.header('host') ?? '';
  const forwarded = c.req.header('x-forwarded-for');
  if (!peer || !readSender(peer, forwarded, trustsProxy).proxied)
    return { host, protocol: 'http', forwardedFor: peer };
  return {
    host: c.req.header('x-forwarded-host')?.split(',')[0]?.trim() || host,
    protocol: c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http',
    forwardedFor: forwarded ? `${forwarded}, ${peer}` : peer,
  };
}
