import type { SessionReply } from '@baize/api';
import {
  exampleBody,
  mockExample,
  mockReply,
  mockResolver,
  setTestContext,
  setSessionToken,
  example,
  mockPlatform,
  testBrand,
} from '@baize/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deniedLocks, fakeLocks, setLocks } from './fakeLocks.testing.ts';
import { refreshToken } from './refreshToken.ts';
import { endSession, sessionStore } from './sessionStore.ts';

const provideLocks = () => setLocks(fakeLocks());
const removeLocks = () => setLocks(undefined);
const denyLocks = () => setLocks(deniedLocks);

beforeEach(() => {
  removeLocks();
  setTestContext(testBrand, { onUnauthorized: endSession });
  setSessionToken('old');
});

describe.each([
  ['with the locks of the browser', provideLocks],
  ['in a browser without locks', removeLocks],
  ['in an iframe that is denied locks', denyLocks],
])('%s', (_, prepare) => {
  beforeEach(() => void prepare());

  it('sends one refresh for 50 concurrent callers', async () => {
    const site = mockPlatform();
    await Promise.all(Array.from({ length: 50 }, () => refreshToken()));
    expect(site.calls('refresh')).toHaveLength(1);
    expect(site.calls('refresh')[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(sessionStore.token.get()).toBe('example-access-token-0002');
  });

  it('refreshes again for a later caller, with the newer token', async () => {
    const site = mockPlatform();
    await refreshToken();
    await refreshToken();
    expect(site.calls('refresh').map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer example-access-token-0002',
    ]);
  });

  it('rejects concurrent callers when the refresh fails, and tries again for the next one', async () => {
    const site = mockPlatform(mockExample('refresh', 'serverError'));
    const results = await Promise.allSettled([refreshToken(), refreshToken()]);
    expect(results[0]?.status).toBe('rejected');
    site.use(mockExample('refresh', 'refreshed'));
    await refreshToken();
    expect(sessionStore.token.get()).toBe('example-access-token-0002');
  });

  it.each([400, 403, 404, 422])('ends the session when it is refused for good, with %i', async (status) => {
    mockPlatform(mockReply('refresh', { status, body: { message: 'token_not_found' } }));
    await expect(refreshToken()).rejects.toThrow();
    expect(sessionStore.token.get()).toBeUndefined();
  });

  it.each([408, 409, 429, 500, 502, 503])(
    'keeps the session when it fails for now, with %i',
    async (status) => {
      mockPlatform(mockReply('refresh', { status, body: { message: 'later' } }));
      await expect(refreshToken()).rejects.toThrow();
      expect(sessionStore.token.get()).toBe('old');
    },
  );

  it('keeps a profile that was loaded in the meantime', async () => {
    const { user } = exampleBody<SessionReply>('refresh', 'refreshed');
    sessionStore.user.set(user);
    mockPlatform(
      mockResolver('refresh', () => {
        sessionStore.user.set({ ...user, balance: '77.00' });
        return example('refresh', 'refreshed');
      }),
    );
    await refreshToken();
    expect(sessionStore.user.get()?.balance).toBe('77.00');
  });

  it('keeps the login time', async () => {
    mockPlatform();
    sessionStore.loginTime.set(1234);
    await refreshToken();
    expect(sessionStore.loginTime.get()).toBe(1234);
  });

  it('does not restore a session that ended in the meantime', async () => {
    mockPlatform(
      mockResolver('refresh', () => {
        endSession();
        return example('refresh', 'refreshed');
      }),
    );
    await refreshToken();
    expect(sessionStore.token.get()).toBeUndefined();
  });

  it('sends nothing for a visitor', async () => {
    const site = mockPlatform();
    setSessionToken(undefined);
    await refreshToken();
    expect(site.calls()).toHaveLength(0);
  });
});

it('sends nothing when another tab refreshed while this one waited', async () => {
  const { promise: otherTab, resolve: release } = Promise.withResolvers<void>();
  const request = vi.fn((_name: string, work: () => Promise<void>) => otherTab.then(work));
  setLocks({ request });
  const site = mockPlatform();
  const waiting = refreshToken();
  setSessionToken('from-the-other-tab');
  release();
  await waiting;
  expect(site.calls()).toHaveLength(0);
  expect(sessionStore.token.get()).toBe('from-the-other-tab');
});
