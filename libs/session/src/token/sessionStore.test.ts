import { exampleBody } from '@baize/testing';
import type { SessionReply } from '@baize/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession, sessionStore, startSession } from './sessionStore.ts';

describe('broken stored values', () => {
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
