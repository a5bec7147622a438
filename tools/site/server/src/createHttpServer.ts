import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import type { Hono } from 'hono';
import { isPlatformSocket, proxySockets, type SocketLimits, type SocketParts } from './proxySockets.ts';
import { pageTurns } from './pageTurns.ts';
import { requestListener } from './requestListener.ts';
import { routeKind } from './routeKind.ts';

/** Time and size limits for clients. A slow client may occupy a connection, but not a thread. */
export interface ClientLimits extends Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval' | 'keepAliveTimeout'
> {
  /** A connection without any traffic is closed after this time; longer than the platform's timeout. */
  idleMs?: number;
  sockets?: Partial<SocketLimits>;
}

const LIMITS: ClientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /*
   * Longer than a proxy's keep-alive (nginx: 60 s), so that none sends a request on a connection that is being closed.
   */
  keepAliveTimeout: 75_000,
  idleMs: 120_000,
};
/** Far more than any browser and its proxies send. */
const MAX_HEADERS = 200;

/** Whether a request has ambiguous targets: a second `Host`, or an absolute target with another host. */
function isAmbiguous({ url = '', headers: { host = '' }, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return true;
  return (
    !url.startsWith('/') && (!URL.canParse(url) || new URL(url).origin !== `http://${host.toLowerCase()}`)
  );
}

/** Why a request is refused without further handling. */
function refusalOf(request: IncomingMessage): { status: number; reason: string } | undefined {
  if (request.httpVersionMajor !== 1) return { status: 505, reason: 'another version of HTTP' };
  if (request.rawHeaders.length > 2 * MAX_HEADERS) return { status: 431, reason: 'too many headers' };
  return isAmbiguous(request) ? { status: 400, reason: 'an ambiguous host' } : undefined;
}

/**
 * The Node.js server around a site. It refuses ambiguous requests, limits slow clients and headers, and forwards
 * websockets to the platform.
 */
export function createHttpServer(
  site: Pick<Hono, 'fetch'>,
  parts: SocketParts,
  limits: ClientLimits = {},
): Server {
  const { idleMs = 0, sockets, ...times } = { ...LIMITS, ...limits };
  const { log } = parts;
  const answer = requestListener(site, log);
  const takeTurn = pageTurns();
  const server = createServer(
    /* Requests without a host are refused by the listener, which logs them. */
    { ...times, requireHostHeader: false, shouldUpgradeCallback: isPlatformSocket },
    (request, response) => {
      const refusal = refusalOf(request);
      if (!refusal && routeKind(request.url ?? '') !== 'page') return answer(request, response);
      if (!refusal) return takeTurn(() => !response.destroyed && answer(request, response));
      log.warn(refusal, 'Malformed request');
      response.writeHead(refusal.status, { connection: 'close', 'content-length': 0 }).end();
    },
  );
  server.timeout = idleMs;
  proxySockets(server, parts, sockets);
  return server;
}
