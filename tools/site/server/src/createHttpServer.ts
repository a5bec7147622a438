import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import type { Hono } from 'hono';
import { isPlatformSocket, proxySockets, type SocketLimits, type SocketParts } from './proxySockets.ts';
import { requestListener } from './requestListener.ts';

/** How long a client may take, ms, and how much it may say. A connection is a slow client's to keep, a thread isn't. */
export interface ClientLimits extends Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval' | 'keepAliveTimeout'
> {
  /** A connection without a byte in either direction is closed after this time; longer than the platform may take. */
  idleMs?: number;
  sockets?: Partial<SocketLimits>;
}

const LIMITS: ClientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /* Longer than a proxy keeps a connection (nginx: 60 s), so that none sends a request into one that is being closed. */
  keepAliveTimeout: 75_000,
  idleMs: 120_000,
};
/** Far more than any browser and the proxies in front send. */
const MOST_HEADERS = 200;

/** Whether a request says twice where it goes, or two things: `Host` again, or an absolute target with another host. */
function isAmbiguous({ url = '', headers: { host = '' }, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return true;
  return (
    !url.startsWith('/') && (!URL.canParse(url) || new URL(url).origin !== `http://${host.toLowerCase()}`)
  );
}

/** Why a request isn't answered at all. */
function refusalOf(request: IncomingMessage): { status: number; reason: string } | undefined {
  if (request.httpVersionMajor !== 1) return { status: 505, reason: 'another version of HTTP' };
  if (request.rawHeaders.length > 2 * MOST_HEADERS) return { status: 431, reason: 'too many headers' };
  return isAmbiguous(request) ? { status: 400, reason: 'an ambiguous host' } : undefined;
}

/**
 * The server of Node.js around a site: which refuses what is ambiguous, has limits for slow clients
 * and for headers, and passes on websockets of the platform.
 */
export function createHttpServer(
  site: Pick<Hono, 'fetch'>,
  parts: SocketParts,
  limits: ClientLimits = {},
): Server {
  const { idleMs = 0, sockets, ...times } = { ...LIMITS, ...limits };
  const { log } = parts;
  const answer = requestListener(site, log);
  const server = createServer(
    /* Requests without a host are refused by the listener, which logs them. */
    { ...times, requireHostHeader: false, shouldUpgradeCallback: isPlatformSocket },
    (request, response) => {
      const refusal = refusalOf(request);
      if (!refusal) return answer(request, response);
      log.warn(refusal, 'Malformed request');
      response.writeHead(refusal.status, { connection: 'close', 'content-length': 0 }).end();
    },
  );
  server.timeout = idleMs;
  proxySockets(server, parts, sockets);
  return server;
}
