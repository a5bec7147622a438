import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTableFeed, type TableFeed } from './createTableFeed.ts';
import { FakeSocket, tableState, useFakeSockets } from './fakeSocket.testing.ts';

const URL = 'wss://feed.example/live';

let feed: TableFeed;
const stops: (() => void)[] = [];

const watch = (id: string) => {
  const stop = feed.table(id).subscribe(() => undefined);
  stops.push(stop);
  return stop;
};
const players = (id: string) => {
  const view = feed.table(id).get();
  return view === 'unknown' ? view : view?.players;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Lets the connection's code load, and its first attempt start. */
const settle = async () => {
  await vi.dynamicImportSettled();
  await pass(0);
};
const connect = async () => {
  await settle();
  FakeSocket.last.accept();
};
const setVisible = (visible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  feed = createTableFeed({ url: URL, casinoId: 'baize' });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  /* A pending attempt ends with its delay when the feed is closed. */
  await pass(35_000);
  expect(vi.getTimerCount()).toBe(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the feed', () => {
  it('opens one socket for all tables: asks for available tables, subscribes in lira', async () => {
    watch('1');
    watch('2');
    await connect();
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.url).toBe(URL);
    expect(FakeSocket.last.sent).toEqual([
      { type: 'available', casinoId: 'baize' },
      { type: 'subscribe', casinoId: 'baize', key: ['1', '2'], currency: 'TRY' },
    ]);
  });

  it('subscribes to tables that come into view later, a hundred at a time', async () => {
    watch('1');
    await connect();
    for (let id = 2; id <= 151; id += 1) watch(String(id));
    await pass(100);
    expect(FakeSocket.last.subscriptions.map(({ length }) => length)).toEqual([1, 100, 50]);
  });

  it('doesn’t connect for a table out of view', async () => {
    feed.table('1');
    await settle();
    expect(FakeSocket.all).toEqual([]);
  });

  it('publishes a table’s state', async () => {
    watch('1');
    await connect();
    FakeSocket.last.receive(tableState('1'));
    expect(players('1')).toBeUndefined();
    await pass(20);
    expect(players('1')).toBe(128);
  });

  it('keeps the last valid state after garbage', async () => {
    watch('1');
    await connect();
    FakeSocket.last.receive(tableState('1'));
    await pass(20);
    for (const garbage of [
      '',
      '{',
      'null',
      '{"type":"state","tableId":"1"}',
      tableState('1', { tableType: 7 }),
    ])
      FakeSocket.last.receive(garbage);
    await pass(20);
    expect(players('1')).toBe(128);
  });

  it('publishes only the newest state per frame during a flood', async () => {
    const changed = vi.fn();
    stops.push(feed.table('1').subscribe(changed));
    await connect();
    const parse = vi.spyOn(JSON, 'parse');
    for (let count = 1; count <= 1000; count += 1)
      FakeSocket.last.receive(tableState('1', { totalSeatedPlayers: count }));
    await pass(20);
    expect(players('1')).toBe(1000);
    expect(changed).toHaveBeenCalledOnce();
    expect(parse).toHaveBeenCalledOnce();
  });

  it('times out when no message arrives, and shows one that arrives later', async () => {
    watch('1');
    await settle();
    await pass(7999);
    expect(players('1')).toBeUndefined();
    await pass(1);
    expect(players('1')).toBe('unknown');
    FakeSocket.last.accept();
    FakeSocket.last.receive(tableState('1'));
    await pass(20);
    expect(players('1')).toBe(128);
  });
});

describe('the connection', () => {
  it('pings with the current time', async () => {
    watch('1');
    await connect();
    const now = Date.now();
    await pass(15_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping', pingTime: now + 15_000 });
  });

  it('reconnects when a ping isn’t answered', async () => {
    watch('1');
    await connect();
    await pass(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('reconnects after an increasing random delay, and resubscribes', async () => {
    const waits: number[] = [];
    watch('1');
    await connect();
    FakeSocket.last.receive(tableState('1'));
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { length } = FakeSocket.all;
      const start = Date.now();
      FakeSocket.last.drop();
      while (FakeSocket.all.length === length) await pass(50);
      waits.push(Date.now() - start);
    }
    expect(waits[0]).toBeGreaterThanOrEqual(1000);
    expect(waits[0]).toBeLessThan(2100);
    expect(waits[3]).toBeGreaterThan(2 * (waits[1] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_100);
    FakeSocket.last.accept();
    expect(FakeSocket.last.subscriptions).toEqual([['1']]);
  });

  it('closes when the last table unmounts, and stays closed', async () => {
    const stop = watch('1');
    await connect();
    stop();
    await pass(1900);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.OPEN);
    await pass(200);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
    FakeSocket.last.drop();
    await pass(120_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('is kept between two pages with tables', async () => {
    const stop = watch('1');
    await connect();
    stop();
    await pass(500);
    watch('2');
    await pass(5000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.OPEN);
    expect(FakeSocket.last.subscriptions).toEqual([['1'], ['2']]);
  });

  it('closes while the tab is hidden, and reconnects after it', async () => {
    watch('1');
    await connect();
    setVisible(false);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
    await pass(120_000);
    expect(FakeSocket.all).toHaveLength(1);
    setVisible(true);
    await connect();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.subscriptions).toEqual([['1']]);
  });

  it('never opens if it is closed while its code loads', async () => {
    watch('1');
    setVisible(false);
    await settle();
    await pass(5000);
    expect(FakeSocket.all.filter(({ readyState }) => readyState !== FakeSocket.CLOSED)).toEqual([]);
    setVisible(true);
  });
});
