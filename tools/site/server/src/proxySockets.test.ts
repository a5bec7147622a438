import { trustedProxies } from '@baize/http';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { HOST, openSite, type TestSite } from './testing/openSite.ts';

/** Timeout for a busy machine. */
const PATIENCE_MS = 10_000;

const ORIGIN = `http://${HOST}`;

let site: TestSite;
/** The requests that the platform received. */
let asked: IncomingMessage[];
let platform: ReturnType<typeof createServer>;
/** How the platform handles a socket request. */
let answer: (request: IncomingMessage, socket: IncomingMessage['socket'], head: Buffer) => void;

beforeEach(async () => {
  asked = [];
  const sockets = new WebSocketServer({ noServer: true });
  answer = (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('message', (text) => client.send(`heard ${(text as Buffer).toString()}`));
    });
  platform = createServer().on('upgrade', (request, socket, head) => {
    asked.push(request);
    answer(request, socket as IncomingMessage['socket'], head);
  });
  await once(platform.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  site.close();
  platform.close().closeAllConnections();
});

const open = (options: Parameters<typeof openSite>[1] = {}) =>
  openSite(() => new Response(), {
    upstream: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    ...options,
  });

/** A socket of a page, or of another client. */
const connect = (path = '/_api/live?x=1', headers: Record<string, string> = {}) =>
  new WebSocket(`ws://127.0.0.1:${site.port}${path}`, {
    headers: { host: HOST, origin: ORIGIN, ...headers },
  });

/** The status of a refused socket. */
async function refusalOf(socket: WebSocket): Promise<number | undefined> {
  socket.on('error', () => undefined);
  const [, reply] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  reply.resume();
  return reply.statusCode;
}

const openSockets = async () => (await site.metrics.sockets.get()).values[0]?.value;

describe('a platform websocket', () => {
  it('passes all messages both ways, and closes on both sides', async () => {
    site = await open();
    const socket = connect();
    await once(socket, 'open');
    expect(await openSockets()).toBe(1);
    for (const text of ['one', 'x'.repeat(200_000)]) {
      socket.send(text);
      const [heard] = (await once(socket, 'message')) as [Buffer];
      expect(heard.toString()).toBe(`heard ${text}`);
    }
    socket.close();
    await once(socket, 'close');
    await vi.waitFor(async () => expect(await openSockets()).toBe(0), PATIENCE_MS);
  });

  it('is requested with the headers of calls, without cookies', async () => {
    site = await open({ trustsProxy: trustedProxies('loopback') });
    const socket = connect(undefined, {
      cookie: 'device=web',
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
      'x-request-id': 'of-the-proxy-1',
    });
    await once(socket, 'open');
    socket.terminate();
    expect(asked[0]?.url).toBe('/_api/live?x=1');
    expect(asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.7, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': HOST,
      'x-request-id': 'of-the-proxy-1',
    });
    expect(asked[0]?.headers.cookie).toBeUndefined();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['another port of the host', { origin: ORIGIN.replace('4200', '6666') }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a client with an empty origin', { origin: '' }, 403],
    ['a host with the same prefix', { origin: `${ORIGIN}.evil.example` }, 403],
    ['an unknown host', { origin: 'http://evil.example', host: 'evil.example' }, 404],
  ])('is refused for %s', async (_, headers, status) => {
    site = await open();
    expect(await refusalOf(connect(undefined, headers))).toBe(status);
    expect(asked).toHaveLength(0);
    expect(site.logged).toMatchObject([{ level: 'warn', status, path: '/_api/live' }]);
  });

  it('is not proxied on other paths: the request is a plain one', async () => {
    site = await open();
    expect(await refusalOf(connect('/_app/web/app.js'))).toBe(200);
    expect(asked).toHaveLength(0);
  });

  it('closes when idle for long', async () => {
    site = await open({ limits: { sockets: { idleMs: 50 } } });
    const socket = connect();
    await once(socket, 'close');
    expect(asked).toHaveLength(1);
  });

  it('is limited in number', async () => {
    site = await open({ limits: { sockets: { most: 1 } } });
    const first = connect();
    await once(first, 'open');
    expect(await refusalOf(connect())).toBe(503);
    first.terminate();
  });
});

describe('when the platform', () => {
  const end = (text: string) => (_: unknown, socket: IncomingMessage['socket']) => void socket.end(text);

  it.each<[string, string, number]>([
    ['refuses a socket', 'HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n', 401],
    ['fails', 'HTTP/1.1 503 Unavailable\r\nContent-Length: 0\r\n\r\n', 502],
    [
      'redirects elsewhere',
      'HTTP/1.1 302 Found\r\nLocation: https://evil.example\r\nContent-Length: 0\r\n\r\n',
      502,
    ],
    ['sends nonsense', 'blah', 502],
    ['hangs up', '', 502],
  ])('%s, the visitor gets a status', async (_, text, status) => {
    answer = end(text);
    site = await open();
    expect(await refusalOf(connect())).toBe(status);
    const errors = site.logged.filter(({ level }) => level === 'error');
    expect(errors).toHaveLength(status === 401 ? 0 : 1);
  });

  it('never responds, the visitor waits no longer than the limit', async () => {
    answer = () => undefined;
    site = await open({ limits: { sockets: { acceptMs: 50 } } });
    expect(await refusalOf(connect())).toBe(504);
  });
});
