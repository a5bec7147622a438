import {
  mockReply,
  BROKEN_TEXTS,
  exampleBody,
  mockPending,
  renderPage,
  findInvalidText,
} from '@baize/testing';
import type { SessionReply } from '@baize/api';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBalance } from '../profile/useBalance.ts';
import { useProfile } from '../profile/useProfile.ts';
import { endSession, sessionStore, startSession } from './sessionStore.ts';
import { useIsPlayer, useLoginTime } from './useIsPlayer.ts';

const KEYS = ['access_token', 'token_type', 'expires_in', 'loginTime', 'user', 'refresh'] as const;

function SessionSummary() {
  const isPlayer = useIsPlayer();
  const time = useLoginTime();
  const { data } = useProfile();
  const { text } = useBalance();
  return (
    <p>
      {String(isPlayer)} {time?.toFixed(0)} {data?.username.slice(0, 2)} {text}
    </p>
  );
}

const rows = KEYS.flatMap((key) =>
  BROKEN_TEXTS.map((text) => ({ key, text, shown: JSON.stringify(text).slice(0, 50) })),
);

describe('broken stored values', () => {
  it.each(rows)('do not break the page: $key, $shown', async ({ key, text }) => {
    startSession(exampleBody<SessionReply>('login', 'loggedIn'));
    localStorage.setItem(key, text);
    await renderPage(<SessionSummary />, { handlers: [mockPending('getUserProfile')] });
    expect(findInvalidText()).toBeUndefined();
    const others = KEYS.filter((other) => other !== key);
    expect(others.every((other) => localStorage.getItem(other) !== null)).toBe(true);
    expect(() => endSession()).not.toThrow();
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  it('end the session if the token is invalid in a header, instead of failing every call', async () => {
    localStorage.setItem('access_token', '\u0000şifre');
    const refused = mockReply('getUserProfile', { status: 401, body: { message: 'token_not_found' } });
    const page = await renderPage(<SessionSummary />, { handlers: [refused], onUnauthorized: endSession });
    await screen.findByText(/^false/);
    expect(page.calls('getUserProfile')[0]?.headers.has('authorization')).toBe(false);
  });

  it('are reset if they cannot be read', () => {
    localStorage.setItem('loginTime', 'yesterday');
    expect(sessionStore.loginTime.get()).toBeUndefined();
    expect(localStorage.getItem('loginTime')).toBeNull();
  });
});

describe('a browser without storage', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps the session until the page is closed', () => {
    const deny = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(deny);
    startSession(exampleBody<SessionReply>('login', 'loggedIn'));
    expect(sessionStore.token.get()).toBe('example-access-token-0001');
    expect(sessionStore.user.get()?.username).toBe('defne');
    endSession();
    expect(sessionStore.token.get()).toBeUndefined();
  });
});
