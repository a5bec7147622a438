import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from './metrics/createMetrics.ts';
import { publicReplyCache } from './publicReplyCache.ts';

let platform: Server;
afterEach(() => platform.close().closeAllConnections());

const MEGABYTE = 1_000_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** What a page receives when the platform answers like this. */
async function told(answer: RequestListener, pagePatienceMs?: number) {
  platform = createServer(answer);
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const upstream = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const parts = { upstream, metrics: createMetrics(), reportFailure: () => undefined, pagePatienceMs };
  const replies = publicReplyCache(parts);
  const reply = await replies.ask({ id: 1, language: 'tr', hosts: ['orvane.example'] }, '/_api/options');
  return { status: reply.status, body: await reply.text() };
}

describe('a public reply of the platform', () => {
  it('is what the page is made from', async () =>
    expect(await told((_, reply) => reply.writeHead(200, JSON_TYPE).end('{"a":1}'))).toEqual({
      status: 200,
      body: '{"a":1}',
    }));

  it('is given up after the time that a page waits for it', async () =>
    expect(await told(() => undefined, 50)).toEqual({ status: 523, body: '{}' }));

  it('is passed on when it refuses', async () =>
    expect(await told((_, reply) => reply.writeHead(404, JSON_TYPE).end('{"message":"x"}'))).toEqual({
      status: 404,
      body: '{"message":"x"}',
    }));

  it.each<[string, RequestListener]>([
    [
      'leads somewhere else',
      ({ url }, reply) =>
        url === '/elsewhere'
          ? reply.writeHead(200, JSON_TYPE).end('{"inside":true}')
          : reply.writeHead(302, { location: '/elsewhere' }).end(),
    ],
    [
      'is larger than any real one',
      (_, reply) => reply.writeHead(200, JSON_TYPE).end(`"${'x'.repeat(5 * MEGABYTE)}"`),
    ],
    [
      'is larger than any real one, and says so beforehand',
      (_, reply) => {
        reply.writeHead(200, { ...JSON_TYPE, 'content-length': 200 * MEGABYTE }).flushHeaders();
      },
    ],
    [
      'ends before its length',
      (_, reply) => {
        reply.writeHead(200, { ...JSON_TYPE, 'content-length': '100' });
        reply.write('{"a":1}', () => reply.destroy());
      },
    ],
    [
      'ends in the middle, without a length',
      (_, reply) => reply.writeHead(200, { ...JSON_TYPE, connection: 'close' }).end('{"a":[1,2'),
    ],
    ['is no JSON', (_, reply) => reply.writeHead(200, JSON_TYPE).end('<!doctype html><p>Gateway</p>')],
  ])('counts as failed when it %s', async (_, answer) =>
    expect(await told(answer)).toEqual({ status: 523, body: '{}' }),
  );
});
