import type { SessionReply } from '@baize/api';
import { mockExample, setSessionToken, exampleBody, renderPage } from '@baize/testing';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deniedLocks, setLocks } from './fakeLocks.testing.ts';
import { startSession } from './sessionStore.ts';
import { useTokenRefresh } from './useTokenRefresh.ts';

const EVERY = 120_000;

function Keeper() {
  useTokenRefresh();
  return null;
}

const pass = (ms: number) =>
  act(async () => {
    /* `keepTokenFresh` is loaded only for players. */
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('refreshes every 120 seconds until one fails, then never again', async () => {
  const page = await renderPage(<Keeper />, { token: 'secret' });
  await pass(EVERY - 1);
  expect(page.calls('refresh')).toHaveLength(0);
  await pass(1);
  expect(page.calls('refresh')).toHaveLength(1);
  await pass(EVERY);
  expect(page.calls('refresh')).toHaveLength(2);
  page.use(mockExample('refresh', 'serverError'));
  await pass(EVERY);
  expect(page.calls('refresh')).toHaveLength(3);
  page.use(mockExample('refresh', 'refreshed'));
  await pass(10 * EVERY);
  expect(page.calls('refresh')).toHaveLength(3);
});

it('goes on in a frame that is denied locks', async () => {
  setLocks(deniedLocks);
  const page = await renderPage(<Keeper />, { token: 'secret' });
  await pass(2 * EVERY);
  expect(page.calls('refresh')).toHaveLength(2);
  page.unmount();
  await pass(2 * EVERY);
  expect(page.calls('refresh')).toHaveLength(2);
  setLocks(undefined);
});

it('asks nothing for a visitor, and begins with the login', async () => {
  const page = await renderPage(<Keeper />);
  await pass(2 * EVERY);
  expect(page.calls()).toHaveLength(0);
  act(() => setSessionToken('secret'));
  await pass(EVERY);
  expect(page.calls('refresh')).toHaveLength(1);
});

it('stops with the logout', async () => {
  const page = await renderPage(<Keeper />, { token: 'secret' });
  await pass(EVERY);
  act(() => setSessionToken(undefined));
  await pass(5 * EVERY);
  expect(page.calls('refresh')).toHaveLength(1);
});

it('does not storm after a sleep of eight hours', async () => {
  const page = await renderPage(<Keeper />, { token: 'secret' });
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  await pass(EVERY);
  expect(page.calls('refresh')).toHaveLength(1);
});

it('waits for the connection instead of failing without one', async () => {
  const page = await renderPage(<Keeper />, { token: 'secret' });
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pass(3 * EVERY);
  expect(page.calls('refresh')).toHaveLength(0);
  offline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(page.calls('refresh')).toHaveLength(1);
});

it('after a failure refreshes at the first check past 53 minutes, every 5 minutes, until that fails too', async () => {
  const page = await renderPage(<Keeper />, { handlers: [mockExample('refresh', 'serverError')] });
  act(() => startSession(exampleBody<SessionReply>('login', 'loggedIn')));
  await pass(EVERY);
  expect(page.calls('refresh')).toHaveLength(1);
  page.use(mockExample('refresh', 'refreshed'));
  await pass(51 * 60_000);
  expect(page.calls('refresh')).toHaveLength(1);
  await pass(5 * 60_000);
  expect(page.calls('refresh')).toHaveLength(2);
  await pass(5 * 60_000);
  expect(page.calls('refresh')).toHaveLength(3);
  page.use(mockExample('refresh', 'serverError'));
  await pass(5 * 60_000);
  expect(page.calls('refresh')).toHaveLength(4);
  await pass(60 * 60_000);
  expect(page.calls('refresh')).toHaveLength(4);
});
