import type { SessionReply } from '@baize/api';
import { mockExample, setSessionToken, exampleBody, renderPage } from '@baize/testing';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deniedLocks, setLocks } from './fakeLocks.testing.ts';
import { startSession } from './sessionStore.ts';
import { useTokenRefresh } from './useTokenRefresh.ts';

const INTERVAL = 120_000;

function TokenRefresher() {
  useTokenRefresh();
  return null;
}

const advance = (ms: number) =>
  act(async () => {
    /* `keepTokenFresh` is loaded only for players. */
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('refreshes every 120 seconds until one fails, then never again', async () => {
  const page = await renderPage(<TokenRefresher />, { token: 'secret' });
  await advance(INTERVAL - 1);
  expect(page.calls('refresh')).toHaveLength(0);
  await advance(1);
  expect(page.calls('refresh')).toHaveLength(1);
  await advance(INTERVAL);
  expect(page.calls('refresh')).toHaveLength(2);
  page.use(mockExample('refresh', 'serverError'));
  await advance(INTERVAL);
  expect(page.calls('refresh')).toHaveLength(3);
  page.use(mockExample('refresh', 'refreshed'));
  await advance(10 * INTERVAL);
  expect(page.calls('refresh')).toHaveLength(3);
});

it('also refreshes in an iframe that is denied locks', async () => {
  setLocks(deniedLocks);
  const page = await renderPage(<TokenRefresher />, { token: 'secret' });
  await advance(2 * INTERVAL);
  expect(page.calls('refresh')).toHaveLength(2);
  page.unmount();
  await advance(2 * INTERVAL);
  expect(page.calls('refresh')).toHaveLength(2);
  setLocks(undefined);
});

it('sends nothing for a visitor, and starts with the login', async () => {
  const page = await renderPage(<TokenRefresher />);
  await advance(2 * INTERVAL);
  expect(page.calls()).toHaveLength(0);
  act(() => setSessionToken('secret'));
  await advance(INTERVAL);
  expect(page.calls('refresh')).toHaveLength(1);
});

it('stops on logout', async () => {
  const page = await renderPage(<TokenRefresher />, { token: 'secret' });
  await advance(INTERVAL);
  act(() => setSessionToken(undefined));
  await advance(5 * INTERVAL);
  expect(page.calls('refresh')).toHaveLength(1);
});

it('refreshes only once after eight hours of sleep', async () => {
  const page = await renderPage(<TokenRefresher />, { token: 'secret' });
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  await advance(INTERVAL);
  expect(page.calls('refresh')).toHaveLength(1);
});

it('waits for the connection instead of failing while offline', async () => {
  const page = await renderPage(<TokenRefresher />, { token: 'secret' });
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await advance(3 * INTERVAL);
  expect(page.calls('refresh')).toHaveLength(0);
  offline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await advance(0);
  expect(page.calls('refresh')).toHaveLength(1);
});

it('after a failure, refreshes every 5 minutes past minute 53, until that fails too', async () => {
  const page = await renderPage(<TokenRefresher />, { handlers: [mockExample('refresh', 'serverError')] });
  act(() => startSession(exampleBody<SessionReply>('login', 'loggedIn')));
  await advance(INTERVAL);
  expect(page.calls('refresh')).toHaveLength(1);
  page.use(mockExample('refresh', 'refreshed'));
  await advance(51 * 60_000);
  expect(page.calls('refresh')).toHaveLength(1);
  await advance(5 * 60_000);
  expect(page.calls('refresh')).toHaveLength(2);
  await advance(5 * 60_000);
  expect(page.calls('refresh')).toHaveLength(3);
  page.use(mockExample('refresh', 'serverError'));
  await advance(5 * 60_000);
  expect(page.calls('refresh')).toHaveLength(4);
  await advance(60 * 60_000);
  expect(page.calls('refresh')).toHaveLength(4);
});
