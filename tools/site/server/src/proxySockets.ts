import { findBrandByHost } from '@baize/brand';
import { randomUUID } from 'node:crypto';
import {
  request as requestHttp,
  STATUS_CODES,
  type ClientRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { failureLog } from './log/failureLog.ts';
import { failureReason } from './log/failureReason.ts';
import { passedHeaders } from './passedHeaders.ts';
import type { SiteParts } from './SiteServerOptions.ts';
import { visitOf, type Visit } from './visit.ts';

export type SocketParts = Pick<SiteParts, 'brands' | 'upstream' | 'trustsProxy' | 'log' | 'metrics'>;

export interface SocketLimits {
  /** Maximum number of concurrent sockets. */
  most: number;
  /** Timeout for the platform to accept a socket, ms. */
  acceptMs: number;
  /** An idle socket is closed after this time, ms. */
  idleMs: number;
}

const LIMITS: SocketLimits = { most: 5_000, acceptMs: 10_000, idleMs: 120_000 };

/** Headers of the platform's acceptance that are passed to the visitor. */
const ACCEPTANCE = [
  'sec-websocket-accept',
  'sec-websocket-protocol',
  'sec-websocket-extensions',
  'x-request-id',
] as const;

/** Whether a request asks for a websocket to the platform. Any other upgrade is ignored, as HTTP allows. */
export const isPlatformSocket = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && /^\/_api\//.test(url ?? '');

/** A page of another site could open a socket in a player's name, so only pages of exactly the same host may. */
function isSameSite(origin: string | undefined, { host }: Visit): boolean {
  if (!origin || !URL.canParse(origin) || !URL.canParse(`http://${host}`)) return false;
  return new URL(origin).host === new URL(`http://${host}`).host;
}

function refuse(socket: Duplex, status: number) {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}

const fetchHeaders = ({ rawHeaders }: IncomingMessage) => {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  return headers;
};

/** Pipes both sockets into each other; when one ends, so does the other. */
function join(visitor: Duplex, platform: Duplex & { setTimeout: (ms: number) => unknown }, idleMs: number) {
  const ends = [visitor, platform];
  const close = () => ends.forEach((end) => end.destroy());
  for (const end of ends) end.on('error', close).on('close', close);
  /* All traffic passes both sockets, so one timeout covers both. */
  platform.setTimeout(idleMs);
  platform.on('timeout', close);
  visitor.pipe(platform).pipe(visitor);
}

interface Opening {
  visitor: Duplex;
  /** Data that the visitor has already sent. */
  head: Buffer;
  /** The request to the platform. */
  asked: ClientRequest;
  limits: SocketLimits;
  fail: (reason: string, status: number) => void;
}

/** Opens the platform's socket and pipes it to the visitor's, or passes on the platform's refusal. */
function open({ visitor, head, asked, limits, fail }: Opening) {
  const timer = setTimeout(
    () => asked.destroy(new DOMException('The platform is too slow.', 'TimeoutError')),
    limits.acceptMs,
  );
  visitor.once('close', () => {
    clearTimeout(timer);
    asked.destroy();
  });
  asked.on('error', (error) => {
    if (visitor.writableEnded) return;
    const reason = failureReason(error);
    fail(reason, reason === 'TimeoutError' ? 504 : 502);
  });
  asked.on('response', (reply) => {
    const { statusCode = 502 } = reply;
    reply.resume();
    if (statusCode >= 400 && statusCode < 500) refuse(visitor, statusCode);
    else fail(`status ${statusCode}`, 502);
  });
  asked.on('upgrade', ({ headers }, platform, first) => {
    clearTimeout(timer);
    const kept = ACCEPTANCE.flatMap((name) => (headers[name] ? [`${name}: ${String(headers[name])}`] : []));
    const lines = ['HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket', ...kept];
    visitor.write(`${lines.join('\r\n')}\r\n\r\n`);
    visitor.write(first);
    platform.write(head);
    join(visitor, platform, limits.idleMs);
  });
  asked.end();
}

/**
 * Proxies websockets under `/_api/` to the platform, with the same visitor headers as for calls, and only for pages of
 * the same host. Refused ones get a status: 403 for another origin, 404 for a host without a brand, 502 and 504 if the
 * platform fails, 503 if there are too many.
 */
export function proxySockets(server: Server, parts: SocketParts, changed: Partial<SocketLimits> = {}) {
  const { upstream, trustsProxy, log, metrics } = parts;
  const limits = { ...LIMITS, ...changed };
  const reportFailure = failureLog(log, 'The platform fails to open websockets');
  const request = upstream.startsWith('https:') ? requestHttps : requestHttp;
  let sockets = 0;
  const count = (change: 1 | -1) => metrics.sockets.set((sockets += change));

  function refusal({ headers }: IncomingMessage, visit: Visit): number | undefined {
    /* Brands may change while the server runs. */
    if (!findBrandByHost(visit.host, parts.brands)) return 404;
    if (!isSameSite(headers.origin, visit)) return 403;
    return sockets >= limits.most ? 503 : undefined;
  }

  server.on('upgrade', (incoming: IncomingMessage, visitor: Duplex, head: Buffer) => {
    visitor.on('error', () => visitor.destroy());
    const own = fetchHeaders(incoming);
    const peer = incoming.socket.remoteAddress ?? '';
    const visit = visitOf({ peer, header: (name) => own.get(name) ?? undefined }, trustsProxy);
    const requestId = visit.requestId ?? randomUUID();
    const path = incoming.url?.split('?', 1)[0] ?? '';
    const status = refusal(incoming, visit);
    if (status !== undefined) {
      log.warn({ requestId, path, status }, 'A websocket is refused');
      return refuse(visitor, status);
    }
    count(1);
    visitor.once('close', () => count(-1));
    const headers = { ...passedHeaders(own, visit, requestId), connection: 'Upgrade', upgrade: 'websocket' };
    const fail = (reason: string, code: number) => {
      reportFailure({ path, reason, requestId });
      refuse(visitor, code);
    };
    open({ visitor, head, asked: request(upstream + incoming.url, { headers }), limits, fail });
  });
}
