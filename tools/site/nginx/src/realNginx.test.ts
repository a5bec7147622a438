import { freePort } from '@baize/http/free-port';
import { hasNginx, runNginx, type TestNginx } from '@baize/http/nginx';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { connect } from 'node:http2';
import { request as requestTls } from 'node:https';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { beforeAll, describe, expect, it } from 'vitest';
import { nginxConfig } from './nginxConfig.ts';
import { wholeConfig } from './wholeConfig.ts';

const FOUND = hasNginx();
if (!FOUND) console.warn('Skipped: a real nginx with the generated configuration. Install nginx to run it.');

const HOST = 'acme.example';

/** A site server that answers with what it was asked. */
async function startSite(name: string): Promise<{ server: Server; port: number }> {
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    if (url?.startsWith('/brand/')) outgoing.setHeader('cache-control', 'public, max-age=60');
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify({ name, method, url, headers }));
  });
  server.on('upgrade', (_, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello',
    );
    socket.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

interface Echo {
  name: string;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

describe.skipIf(!FOUND)('nginx with the generated configuration', () => {
  let folder: string;
  let nginx: TestNginx;
  let ports: { tls: number; plain: number };
  const sites: Awaited<ReturnType<typeof startSite>>[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'baize-nginx-site-'));
    /* When started by root, nginx reads files as `nobody`. */
    chmodSync(folder, 0o755);
    const write = (path: string, content: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), content);
    };
    write('apps/web/1.5.0/client/assets/main-b.js', 'new');
    write('apps/web/1.5.0/client/assets/main-b.js.br', 'compressed');
    write('apps/web/1.5.0/client/.vite/manifest.json', '{"secret":1}');
    write('apps/web/1.4.0/client/assets/main-a.js', 'old');
    write('apps/web/1.4.0/client/assets/style.css', 'a{}');
    write('fonts/inter.woff2', 'font');
    const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], { keySize: 2048 });
    write('tls.pem', cert);
    write('tls.key', key);
    sites.push(await startSite('first'), await startSite('second'));
    const plain = await freePort(1);
    ports = { plain, tls: plain + 1 };
    nginx = await runNginx((prefix) =>
      wholeConfig(
        nginxConfig({
          brands: [{ slug: 'acme', hosts: [HOST] }],
          site: folder,
          versions: { web: ['1.5.0', '1.4.0'] },
          servers: sites.map(({ port }) => `127.0.0.1:${port}`),
          tls: { certificate: join(folder, 'tls.pem'), key: join(folder, 'tls.key') },
          ports,
          cache: join(prefix, 'cache'),
          isLocal: true,
        }),
      ),
    );
    return async () => {
      await nginx.stop();
      for (const { server } of sites) server.close().closeAllConnections();
      rmSync(folder, { recursive: true });
    };
  });

  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const host = headers.host ?? HOST;
    const options = { port: ports.tls, path, method, servername: host, rejectUnauthorized: false };
    const sent = requestTls({ ...options, headers: { host, ...headers } }).end();
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
  }
  const echo = async (path: string, headers?: Record<string, string>) =>
    JSON.parse((await ask(path, headers)).body) as Echo;

  it('passes pages and calls on, with headers of its own', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'for=203.0.113.9',
    };
    const { url, headers } = await echo('/casino?page=2', forged);
    expect(url).toBe('/casino?page=2');
    expect(headers).toMatchObject({
      host: HOST,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': HOST,
      'x-forwarded-proto': 'https',
    });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
  });

  it('sends an app’s files itself, compressed for whoever accepts it, of every version', async () => {
    const plain = await ask('/_app/web/assets/main-b.js');
    expect(plain).toMatchObject({ status: 200, body: 'new' });
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const compressed = await ask('/_app/web/assets/main-b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed).toMatchObject({ status: 200, body: 'compressed' });
    expect(compressed.headers).toMatchObject({ 'content-type': 'text/javascript', 'content-encoding': 'br' });
    expect((await ask('/_app/web/assets/main-b.js', { 'accept-encoding': 'br;q=0, gzip' })).body).toBe('new');
    expect((await ask('/_app/web/assets/main-a.js', { 'accept-encoding': 'br' })).body).toBe('old');
    expect((await ask('/_app/web/assets/style.css')).headers['content-type']).toBe('text/css');
    const font = await ask('/_fonts/inter.woff2');
    expect(font.headers).toMatchObject({ 'content-type': 'font/woff2' });
  });

  it.each([
    '/_app/web/assets/gone.js',
    '/_app/web/.vite/manifest.json',
    '/_app/nothing/x.js',
    '/_fonts/no.woff2',
  ])('answers 404 for %s, not with a page, and not forever', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([404, undefined]);
    expect(body).not.toMatch(/"name"|secret/);
  });

  it('leaves the version to the site server', async () =>
    expect((await echo('/_app/web/version.json')).url).toBe('/_app/web/version.json'));

  it('caches artwork by host, and neither calls nor pages', async () => {
    const cached = async (path: string, host = HOST) => (await echo(path, { host })).headers['x-request-id'];
    expect(await cached('/brand/logo.svg')).toBe(await cached('/brand/logo.svg'));
    expect(await cached('/brand/logo.svg')).not.toBe(await cached('/brand/logo.svg', `www.${HOST}`));
    expect(await cached('/_api/options')).not.toBe(await cached('/_api/options'));
    expect(await cached('/')).not.toBe(await cached('/'));
  });

  it('passes websockets on', async () => {
    const sent = requestTls({
      ...{ port: ports.tls, path: '/_api/live', servername: HOST, rejectUnauthorized: false },
      headers: { host: HOST, connection: 'Upgrade', upgrade: 'websocket' },
    }).end();
    const [reply, socket, head] = (await once(sent, 'upgrade')) as [IncomingMessage, Socket, Buffer];
    expect(reply.statusCode).toBe(101);
    expect(head.toString() + (await text(socket))).toBe('hello');
  });

  it('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${ports.tls}`, {
      servername: HOST,
      rejectUnauthorized: false,
    });
    const stream = session.request({ ':path': '/', ':authority': HOST });
    const [headers] = (await once(stream, 'response')) as [{ ':status': number }];
    expect(headers[':status']).toBe(200);
    session.destroy();
  });

  it('redirects plain requests to TLS, with their address', async () => {
    const sent = request({ port: ports.plain, path: '/casino?x=1', headers: { host: HOST } }).end();
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    expect([reply.statusCode, reply.headers.location]).toEqual([
      308,
      `https://${HOST}:${ports.tls}/casino?x=1`,
    ]);
    reply.resume();
  });

  it('has no page for an unknown host', async () => {
    const sent = request({ port: ports.plain, headers: { host: 'other.example' } }).end();
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    expect(reply.statusCode).toBe(404);
    reply.resume();
    await expect(ask('/', { host: 'other.example' })).rejects.toThrow();
  });

  it('goes on when a site server ends, without repeating a call that it has received', async () => {
    const names = async () =>
      new Set(await Promise.all(Array.from({ length: 10 }, async () => (await echo('/')).name)));
    expect(await names()).toEqual(new Set(['first', 'second']));
    sites[0]?.server.close().closeAllConnections();
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await ask('/_api/deposit', {}, 'POST')).status).toBe(200);
      expect((await echo('/')).name).toBe('second');
    }
  });
});
