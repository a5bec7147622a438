import { once } from 'node:events';
import { Agent, request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer } from './createHttpServer.ts';
import { createLog } from './log/createLog.ts';
import { createMetrics } from './metrics/createMetrics.ts';

const PAGES = 40;
/** Processor time of a page, ms. */
const WORK_MS = 3;

let server: ReturnType<typeof createHttpServer>;
afterEach(() => server.close().closeAllConnections());

/** A server whose pages block it. Returns what it has begun, in order. */
async function serve(onPage: () => void = () => undefined) {
  const begun: string[] = [];
  const fetch = ({ url }: Request) => {
    const path = new URL(url).pathname;
    begun.push(path);
    const end = performance.now() + (path.startsWith('/_api') ? 0 : WORK_MS);
    while (performance.now() < end);
    if (!path.startsWith('/_api')) onPage();
    return new Response();
  };
  const log = createLog('silent');
  server = createHttpServer(
    { fetch },
    { brands: [], upstream: 'http://127.0.0.1:9', log, metrics: createMetrics() },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { begun, port: (server.address() as AddressInfo).port };
}

/** Connections that are open already: new ones are accepted one at a time. */
async function openConnections(port: number): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: PAGES });
  await Promise.all(Array.from({ length: PAGES }, () => ended(ask(port, '/_api/options', agent))));
  return agent;
}

function ask(port: number, path: string, agent: Agent): ClientRequest {
  const sent = request({ port, host: '127.0.0.1', path, agent, headers: { host: 'a.localhost' } });
  sent.on('response', (reply) => reply.resume()).on('error', () => undefined);
  return sent.end();
}

const ended = (sent: ClientRequest) => new Promise<void>((resolve) => sent.on('close', resolve));

it('answers a call before the pages that were requested before it', async () => {
  const { begun, port } = await serve();
  const agent = await openConnections(port);
  begun.length = 0;
  const pages = Array.from({ length: PAGES - 1 }, (_, index) => ended(ask(port, `/page-${index}`, agent)));
  const call = ended(ask(port, '/_api/options', agent)).then(() => begun.length);
  await Promise.all(pages);
  expect(await call).toBeLessThan(PAGES / 2);
  expect(begun).toHaveLength(PAGES);
});

it("doesn't begin a page whose visitor has left", async () => {
  const visitors: ClientRequest[] = [];
  const { begun, port } = await serve(() => visitors.forEach((visitor) => visitor.destroy()));
  const agent = await openConnections(port);
  begun.length = 0;
  for (let page = 0; page < PAGES; page += 1) visitors.push(ask(port, `/page-${page}`, agent));
  await Promise.all(visitors.map(ended));
  await ended(ask(port, '/_api/options', agent));
  expect(begun.length).toBeLessThan(PAGES / 2);
});
