import type * as Api from '@baize/api';
import { mockResolver, example, mockPlatform, type MockPlatform } from '@baize/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks, setLocks } from './fakeLocks.testing.ts';

/** Timeout for a busy machine. */
const PATIENCE_MS = 10_000;

/* Each tab has its own modules; storage, locks and the platform are shared. */
async function openTab() {
  vi.resetModules();
  /* With an `import()`, lint would treat the whole lib as lazy. */
  const api = await vi.importActual<typeof Api>('@baize/api');
  const { sessionStore, startSession, endSession } = await import('./sessionStore.ts');
  const { refreshToken, waitForExchange } = await import('./refreshToken.ts');
  const { keepTokenFresh } = await import('./keepTokenFresh.ts');
  const { onSessionEnd } = await import('./onSessionEnd.ts');
  api.setRequestContext({
    siteId: 1,
    language: () => 'tr',
    token: sessionStore.token.get,
    waitForTokenRefresh: waitForExchange,
    onUnauthorized: endSession,
  });
  const readProfile = () => api.call(api.api.GET('/user-profile'));
  return { sessionStore, startSession, endSession, refreshToken, keepTokenFresh, onSessionEnd, readProfile };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

async function openTabs(count: number): Promise<Tab[]> {
  const tabs: Tab[] = [];
  while (tabs.length < count) tabs.push(await openTab());
  return tabs;
}

const session = (name: string, id: number) => ({
  access_token: `token-of-${name}-000001`,
  expires_in: 3600,
  user: { id, username: name, currency: 1, balance: '1.00' },
});

/** Sends a tab's storage events to all, as browsers do. */
function broadcastStorageEvents() {
  const notify = (key: string | null) => void dispatchEvent(new StorageEvent('storage', { key }));
  const setItem = localStorage.setItem.bind(localStorage);
  const removeItem = localStorage.removeItem.bind(localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    setItem(key, value);
    notify(key);
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
    const previous = localStorage.getItem(key);
    removeItem(key);
    if (previous !== null) notify(key);
  });
}

/** A platform that accepts only the newest token: an exchange takes effect before its reply arrives. */
function strictPlatform() {
  let validToken = 'token-of-defne-000001';
  const { promise: mayReply, resolve: release } = Promise.withResolvers<void>();
  const isValid = (headers: Headers) => headers.get('authorization') === `Bearer ${validToken}`;
  const refused = { status: 401, body: { message: 'token_expired' } };
  const profile = mockResolver('getUserProfile', ({ headers }) =>
    isValid(headers) ? example('getUserProfile', 'profile') : refused,
  );
  const refresh = mockResolver('refresh', async ({ headers }) => {
    if (!isValid(headers)) return refused;
    validToken = 'example-access-token-0002';
    await mayReply;
    return example('refresh', 'refreshed');
  });
  return { handlers: [profile, refresh], release };
}

const stops: (() => void)[] = [];
const MINUTE = 60_000;
let site: MockPlatform;

beforeEach(() => {
  setLocks(fakeLocks());
  broadcastStorageEvents();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe('calls with an old token', () => {
  it.each([
    ['one tab with 200 calls', 1, 200],
    ['ten tabs with 20 calls each', 10, 20],
  ])('%s: one refresh, 200 retries, no logout', async (_, count, each) => {
    const { handlers, release } = strictPlatform();
    site = mockPlatform(...handlers);
    const tabs = await openTabs(count);
    tabs[0]!.startSession(session('defne', 7));
    const refreshing = tabs.flatMap(({ refreshToken }) =>
      Array.from({ length: 50 / count }, () => refreshToken()),
    );
    await vi.waitFor(() => expect(site.calls('refresh')).toHaveLength(1), PATIENCE_MS);
    const profileCalls = tabs.flatMap(({ readProfile }) => Array.from({ length: each }, () => readProfile()));
    await vi.waitFor(() => expect(site.calls('getUserProfile')).toHaveLength(200), PATIENCE_MS);
    release();
    await Promise.all([...refreshing, ...profileCalls]);
    expect(site.calls('refresh')).toHaveLength(1);
    expect(site.calls('getUserProfile')).toHaveLength(400);
    expect(tabs.map(({ sessionStore }) => sessionStore.token.get())).toEqual(
      tabs.map(() => 'example-access-token-0002'),
    );
  });
});

describe.each([
  ['with locks', () => setLocks(fakeLocks())],
  ['without locks', () => setLocks(undefined)],
])('ten tabs, %s', (_, prepare) => {
  const open = async () => {
    prepare();
    site = mockPlatform();
    const tabs = await openTabs(10);
    vi.useFakeTimers();
    tabs[0]!.startSession(session('defne', 7));
    const keepers = tabs.map(({ keepTokenFresh }) => keepTokenFresh());
    stops.push(...keepers);
    await vi.advanceTimersByTimeAsync(0);
    return { tabs, keepers };
  };

  it('refresh once every 120 seconds between them', async () => {
    await open();
    await vi.advanceTimersByTimeAsync(2 * MINUTE - 1);
    expect(site.calls('refresh')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(site.calls('refresh')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(18 * MINUTE);
    expect(site.calls('refresh')).toHaveLength(10);
  });

  it('keep refreshing when the leading tab is closed', async () => {
    const { keepers } = await open();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    keepers[0]!();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(site.calls('refresh')).toHaveLength(2);
  });

  it('do not refresh in bursts when the clock is moved by a day, forwards or backwards', async () => {
    const { tabs } = await open();
    for (const jump of [24 * 60, -48 * 60, 8 * 60]) {
      vi.setSystemTime(Date.now() + jump * MINUTE);
      const before = site.calls('refresh').length;
      await vi.advanceTimersByTimeAsync(2.5 * MINUTE);
      const more = site.calls('refresh').length - before;
      expect(more).toBeGreaterThan(0);
      expect(more).toBeLessThanOrEqual(2);
    }
    expect(tabs[9]!.sessionStore.token.get()).toBe('example-access-token-0002');
  });

  it('end the session in all tabs at once when one logs out', async () => {
    const { tabs } = await open();
    const listeners = tabs.map(({ onSessionEnd }) => {
      const listener = vi.fn();
      stops.push(onSessionEnd(listener));
      return listener;
    });
    tabs[3]!.endSession();
    expect(listeners.map((listener) => listener.mock.calls.length)).toEqual(tabs.map(() => 1));
    expect(localStorage).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(site.calls('refresh')).toHaveLength(0);
  });
});

describe('onSessionEnd', () => {
  it('fires for another player, and never mixes up their names and tokens', async () => {
    site = mockPlatform();
    const [here, there] = (await openTabs(2)) as [Tab, Tab];
    here.startSession(session('defne', 7));
    const seen = new Set<string>();
    const watch = () => {
      const token = here.sessionStore.token.get();
      if (token) seen.add(`${here.sessionStore.user.get()?.username ?? '?'} ${token.split('-')[2] ?? '?'}`);
    };
    for (const { subscribe } of Object.values(here.sessionStore)) stops.push(subscribe(watch));
    const listener = vi.fn();
    stops.push(here.onSessionEnd(listener));
    there.startSession(session('elif', 9));
    expect(listener).toHaveBeenCalledOnce();
    expect([...seen].filter((both) => new Set(both.split(' ')).size > 1)).toEqual([]);
    expect(here.sessionStore.user.get()?.username).toBe('elif');
  });

  it('does not fire for a newer token of the same player', async () => {
    site = mockPlatform();
    const [tab] = (await openTabs(1)) as [Tab];
    tab.startSession(session('defne', 7));
    const listener = vi.fn();
    stops.push(tab.onSessionEnd(listener));
    await tab.refreshToken();
    expect(tab.sessionStore.token.get()).toBe('example-access-token-0002');
    expect(listener).not.toHaveBeenCalled();
  });
});
