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

function Everything() {
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

describe('what the browser remembers may be broken', () => {
  it.each(rows)('$key: $shown', async ({ key, text }) => {
    startSession(exampleBody<SessionReply>('login', 'loggedIn'));
    localStorage.setItem(key, text);
    await renderPage(<Everything />, { handlers: [mockPending('getUserProfile')] });
    expect(findInvalidText()).toBeUndefined();
    const others = KEYS.filter((other) => other !== key);
    expect(others.every((other) => localStorage.getItem(other) !== null)).toBe(true);
    expect(() => endSession()).not.toThrow();
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  it('a token that no header can carry ends the session instead of breaking every call', async () => {
    localStorage.setItem('access_token', '\u0000şifre');
    const refused = mockReply('getUserProfile', { status: 401, body: { message: 'token_not_found' } });
    const page = await renderPage(<Everything />, { handlers: [refused], onUnauthorized: endSession });
    await screen.findByText(/^false/);
    expect(page.calls('getUserProfile')[0]?.headers.has('authorization')).toBe(false);
  });

  it('resets a value that cannot be read', () => {
    localStorage.setItem('loginTime', 'yesterday');
    expect(sessionStore.loginTime.get()).toBeUndefined();
    expect(localStorage.getItem('loginTime')).toBeNull();
  });
});

describe('a browser that stores nothing', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps the session for as long as the page lives', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    startSession(exampleBody<SessionReply>('login', 'loggedIn'));
    expect(sessionStore.token.get()).toBe('example-access-token-0001');
    expect(sessionStore.user.get()?.username).toBe('defne');
    endSession();
    expect(sessionStore.token.get()).toBeUndefined();
  });
});
