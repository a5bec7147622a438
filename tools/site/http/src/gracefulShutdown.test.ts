import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { gracefulShutdown } from './gracefulShutdown.ts';

let server: Server;
let port: number;
const agent = new Agent({ keepAlive: true });
afterEach(() => {
  agent.destroy();
  server.close().closeAllConnections();
});

/** A server that replies on demand: `next` provides each request's reply. */
async function open(patience?: Parameters<typeof gracefulShutdown>[1]) {
  server = createServer();
  const drain = gracefulShutdown(server, patience);
  const next = async () => ((await once(server, 'request')) as [unknown, ServerResponse])[1];
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
  return { drain, next };
}

function ask(): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = get({ port, host: '127.0.0.1', agent }, (reply: IncomingMessage) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => resolve(text)).on('error', reject);
    });
    sent.on('error', reject);
  });
}

it('finishes requests in flight, accepts no new ones, then resolves', async () => {
  const { drain, next } = await open();
  const asked = ask();
  const reply = await next();
  let drained = false;
  const done = drain().then(() => (drained = true));
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  expect(drained).toBe(false);
  reply.end('paid');
  expect(await asked).toBe('paid');
  await done;
});

it('aborts a half-sent reply only after the timeout', async () => {
  const { drain, next } = await open({ patienceMs: 50 });
  const asked = ask();
  (await next()).writeHead(200).write('half');
  await Promise.all([drain(), expect(asked).rejects.toThrow()]);
});

it('doesn’t wait for idle keep-alive connections', async () => {
  const { drain, next } = await open();
  const asked = ask();
  (await next()).end('one');
  await asked;
  await drain();
});

it('answers a request that a proxy sends on an idle connection just then', async () => {
  const { drain, next } = await open({ lingerMs: 300 });
  const asked = ask();
  (await next()).end('one');
  expect(await asked).toBe('one');
  const done = drain();
  const again = ask();
  (await next()).end('two');
  expect(await again).toBe('two');
  await done;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});
