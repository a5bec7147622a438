import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openTest, START_TIME, type TestSandbox } from '../testing/openTest.ts';
import { attachLiveFeed, type LiveFeed } from './attachLiveFeed.ts';
import type { LiveState } from './LiveState.ts';
import { TABLE_TYPES } from './LiveTable.ts';

const HOST = 'providers.localhost';
const SITE = 'http://orvane.localhost:4200';
const TICK = 10;
const HOUR = 3_600_000;

let test: TestSandbox;
let server: Server;
let feed: LiveFeed;
let port: number;

type FeedMessage = Record<string, unknown>;

interface Client {
  socket: WebSocket;
  send(message: unknown): void;
  /** Waits for the next messages. */
  next(count?: number): Promise<FeedMessage[]>;
  closed: Promise<number>;
}

interface Wish {
  path?: string;
  headers?: Record<string, string>;
}

function connect({ path = '/live/feed', headers = {} }: Wish = {}): Promise<Client> {
  const all = { host: `${HOST}:${port}`, origin: SITE, ...headers };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: all });
  const received: FeedMessage[] = [];
  let wake = () => undefined as void;
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString()) as FeedMessage);
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const next = async (count = 1) => {
    while (received.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return received.splice(0, count);
  };
  const send = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve({ socket, send, next, closed }));
    socket.once('error', reject);
  });
}

const subscribe = (key: readonly string[]) => ({
  type: 'subscribe',
  casinoId: 'baize',
  key,
  currency: 'TRY',
});
const liveGames = () => test.sandbox.lobbies.find({ type: 5 });
const tableFor = (type: string) => String(liveGames().find(({ table }) => table === type)?.id);

beforeAll(async () => {
  test = await openTest();
  server = createServer();
  feed = attachLiveFeed(server, test.sandbox, TICK);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  return async () => {
    feed.close();
    await new Promise((resolve) => server.close(resolve));
    await test.close();
  };
}, START_TIME);

describe('the live feed', () => {
  it('lists the tables', async () => {
    const client = await connect();
    client.send({ type: 'available', casinoId: 'baize' });
    const [available] = await client.next();
    expect(available).toEqual({ type: 'available', tables: liveGames().map(({ id }) => String(id)) });
    client.socket.close();
  });

  it('answers a ping with its time', async () => {
    const client = await connect();
    client.send({ type: 'ping', pingTime: 12345 });
    expect(await client.next()).toEqual([{ type: 'pong', pingTime: 12345 }]);
    client.socket.close();
  });

  it('sends the state of each kind of table on subscription', async () => {
    const client = await connect();
    client.send(subscribe(TABLE_TYPES.map(tableFor)));
    const states = (await client.next(TABLE_TYPES.length)) as unknown as LiveState[];
    expect(states.map(({ tableType }) => tableType)).toEqual(TABLE_TYPES);
    for (const state of states) {
      expect(state).toMatchObject({ type: 'state', tableLimits: { currency: 'TRY' } });
      expect((await test.fetch(state.tableImage, { method: 'HEAD' })).status).not.toBe(404);
    }
    client.socket.close();
  }, 30_000);

  it('sends the next state when the round is over, and only then', async () => {
    const client = await connect();
    const key = tableFor('ROULETTE');
    client.send(subscribe([key]));
    const [before] = (await client.next()) as unknown as LiveState[];
    test.sandbox.clock.move(HOUR);
    const [after] = (await client.next()) as unknown as LiveState[];
    expect(after?.tableId).toBe(key);
    expect(after?.last20Results).not.toEqual(before?.last20Results);
    client.send({ type: 'ping', pingTime: 1 });
    expect(await client.next()).toEqual([{ type: 'pong', pingTime: 1 }]);
    client.socket.close();
  });

  it('sends two clients the same', async () => {
    const [one, two] = await Promise.all([connect(), connect()]);
    const keys = TABLE_TYPES.map(tableFor);
    for (const client of [one, two]) client.send(subscribe(keys));
    expect(await one.next(keys.length)).toEqual(await two.next(keys.length));
    one.socket.close();
    two.socket.close();
  });

  it('reports an unknown table', async () => {
    const client = await connect();
    client.send(subscribe(['1', tableFor('SicBO')]));
    const [unknown, known] = await client.next(2);
    expect(unknown).toEqual({ type: 'state', tableId: '1', error: 'table_not_found' });
    expect(known).toMatchObject({ tableType: 'SicBO' });
    client.socket.close();
  });
});

it('the second websocket answers a greeting, and sends no table', async () => {
  const client = await connect({ path: '/live/hello' });
  client.send({ type: 'hello' });
  expect(await client.next()).toEqual([{ type: 'hello' }]);
  client.socket.close();
});

describe('the live feed closes', () => {
  it.each([
    ['no JSON', 'hello'],
    ['no object', '7'],
    ['null', 'null'],
    ['an unknown type', { type: 'toString' }],
    ['no casino', { type: 'available' }],
    ['an invalid time', { type: 'ping', pingTime: '1' }],
    ['no keys', subscribe([])],
    ['invalid keys', { ...subscribe([]), key: [{}] }],
    ['too many keys', subscribe(Array.from({ length: 101 }, (_, at) => String(at)))],
    ['another currency', { ...subscribe(['1']), currency: 'USD' }],
    ['a lone surrogate', `{"type":"available","casinoId":"\\ud800"}`],
  ])('on %s', async (_, message) => {
    const client = await connect();
    client.send(message);
    expect(await client.closed).toBe(1008);
  });

  it('on a binary message', async () => {
    const client = await connect();
    client.socket.send(Buffer.from('{"type":"ping","pingTime":1}'));
    expect(await client.closed).toBe(1008);
  });

  it('on a message of more than 4 KB', async () => {
    const client = await connect();
    client.send(`"${'x'.repeat(4096)}"`);
    expect(await client.closed).toBe(1009);
  });

  it('on more than twenty messages a second', async () => {
    const client = await connect();
    const key = tableFor('MEGAWHEEL');
    /* Even if a busy machine takes long to read them. */
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    for (let turn = 0; turn < 21; turn += 1) client.send(subscribe([key]));
    expect(await client.closed).toBe(1008);
    expect(await client.next(20)).toHaveLength(20);
  });

  it('on a client that doesn’t read', async () => {
    const client = await connect();
    const keys = liveGames().map(({ id }) => String(id));
    client.send(subscribe(keys.slice(0, 100)));
    await client.next(Math.min(100, keys.length));
    client.socket.pause();
    const left = new Promise((resolve) => server.once('left', resolve));
    const watch = setInterval(() => {
      test.sandbox.clock.move(HOUR);
      server.getConnections((_, open) => open === 0 && server.emit('left'));
    }, TICK);
    await left;
    clearInterval(watch);
    client.socket.terminate();
  }, 60_000);
});

describe('the live feed is refused', () => {
  it.each([
    ['an unknown origin', { headers: { origin: 'https://evil.example' } }, 403],
    ['an invalid origin', { headers: { origin: 'null' } }, 403],
    ['a brand without a safe line', { headers: { origin: 'http://orvane.example' } }, 403],
    ['another path', { path: '/live' }, 404],
    ['another host', { headers: { host: 'localhost' } }, 404],
  ])('for %s', async (_, wish, status) => {
    await expect(connect(wish)).rejects.toThrow(`Unexpected server response: ${status}`);
  });

  it('but not to a brand’s own site', async () => {
    const client = await connect({ headers: { origin: 'https://orvane.example' } });
    client.socket.close();
    await client.closed;
  });
});
