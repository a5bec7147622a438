import {
  mockReply,
  BROKEN_TEXTS,
  exampleBody,
  mockPending,
  renderPage,
  findInvalidText,
} from '@baize/testing';
import type { SessionReply } from '@baize/api';
import { endSession, startSession, useIsPlayer, useLoginTime } from '@baize/session';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBalance } from './useBalance.ts';
import { useProfile } from './useProfile.ts';

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
});
