import type { HttpBindings } from '@hono/node-server';
import { readSender, type TrustsProxy } from '@baize/http';
import type { Context } from 'hono';

/** Data from the server for a route; empty for a request without a connection, as in a test. */
export interface SiteServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}

export interface Visit {
  /** The host that the visitor requested. */
  host: string;
  protocol: 'http' | 'https';
  /** The addresses it came through, the nearest last, as far as they are trusted (ADR 21). */
  forwardedFor: string;
  /** The visitor's country (ISO 3166, in capitals), if a trusted proxy sends it. */
  country?: string;
  /** The request id from a trusted proxy. */
  requestId?: string;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

const trustsNone: TrustsProxy = () => false;

interface Arrival {
  /** The other end of the connection; empty if there is none. */
  peer: string;
  header: (name: string) => string | undefined;
}

/** How a request arrived, from its connection or from a trusted proxy's headers. */
export function visitOf(
  { peer, header }: Arrival,
  trustsProxy: TrustsProxy = trustsNone,
  countryHeader?: string,
): Visit {
  const host = header('host') ?? '';
  const forwarded = header('x-forwarded-for');
  if (!peer || !readSender(peer, forwarded, trustsProxy).proxied)
    return { host, protocol: 'http', forwardedFor: peer };
  const requestId = header('x-request-id') ?? '';
  return {
    host: header('x-forwarded-host')?.split(',')[0]?.trim() || host,
    protocol: header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http',
    forwardedFor: forwarded ? `${forwarded}, ${peer}` : peer,
    country: countryHeader && header(countryHeader)?.trim().toUpperCase(),
    requestId: REQUEST_ID.test(requestId) ? requestId : undefined,
  };
}

/** The same for a request in a route handler. */
export const readVisit = (c: Context, trustsProxy?: TrustsProxy, countryHeader?: string): Visit =>
  visitOf(
    {
      peer: (c.env as SiteServerEnv['Bindings'] | undefined)?.incoming?.socket.remoteAddress ?? '',
      header: (name) => c.req.header(name),
    },
    trustsProxy,
    countryHeader,
  );
