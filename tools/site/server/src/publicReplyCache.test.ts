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

/** The reply that a page receives when the platform responds like this. */
async function fetchReply(answer: RequestListener, pagePatienceMs?: number) {
  platform = createServer(answer);
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const upstream = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const parts = { upstream, metrics: createMetrics(), reportFailure: () => undefined, pagePatienceMs };
  const replies = publicReplyCache(parts);
  const reply = await replies.ask({ id: 1, language: 'tr', hosts: ['orvane.example'] }, '/_api/options');
  return { status: reply.status, body: await reply.text() };
}

describe('a public platform reply', () => {
  it('is used to render the page', async () =>
    expect(await fetchReply((_, reply) => reply.writeHead(200, JSON_TYPE).end('{"a":1}'))).toEqual({
      status: 200,
      body: '{"a":1}',
    }));

  it('is given up after the page’s wait limit', async () =>
    expect(await fetchReply(() => undefined, 50)).toEqual({ status: 523, body: '{}' }));

  it('is passed on when it is a refusal', async () =>
    expect(await fetchReply((_, reply) => reply.writeHead(404, JSON_TYPE).end('{"message":"x"}'))).toEqual({
      status: 404,
      body: '{"message":"x"}',
    }));

  it.each<[string, RequestListener]>([
    [
      'redirects elsewhere',
      ({ url }, reply) =>
        url === '/elsewhere'
          ? reply.writeHead(200, JSON_TYPE).end('{"inside":true}')
          : reply.writeHead(302, { location: '/elsewhere' }).end(),
    ],
    [
      'exceeds the size limit',
      (_, reply) => reply.writeHead(200, JSON_TYPE).end(`"${'x'.repeat(5 * MEGABYTE)}"`),
    ],
    [
      'declares a length above the size limit',
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
    ['is not JSON', (_, reply) => reply.writeHead(200, JSON_TYPE).end('<!doctype html><p>Gateway</p>')],
  ])('counts as failed when it %s', async (_, answer) =>
    expect(await fetchReply(answer)).toEqual({ status: 523, body: '{}' }),
  );
});
