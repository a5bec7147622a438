import type { AppRoute } from '@baize/routing';
import { mockExample, mockPending, mockNetworkError, renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startSession } from '../token/sessionStore.ts';
import { useIsPlayer } from '../token/useIsPlayer.ts';
import { useLogout } from './useLogout.ts';

function Account() {
  const logout = useLogout();
  const isPlayer = useIsPlayer();
  return (
    <>
      <p>{isPlayer ? 'player' : 'visitor'}</p>
      <button onClick={() => logout.mutate()}>Log out</button>
    </>
  );
}

const routes: AppRoute[] = [
  { path: '/casino', page: samplePage('Casino') },
  { path: '/Deposit', page: samplePage('Deposit'), player: true },
];

async function openLoggedIn(options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(<Account />, { path: '/Deposit', routes, token: 'secret', ...options });
  await screen.findByText('player');
  return page;
}

const logOut = () => press('Log out');

describe('useLogout', () => {
  it('stays on a public page', async () => {
    const page = await openLoggedIn({ path: '/casino?type=bingo' });
    await logOut();
    await screen.findByText('visitor');
    await waitFor(() => expect(page.calls('logout')).toHaveLength(1));
    expect(page.address()).toBe('/casino?type=bingo');
  });

  it('ends the session on the server and in the browser, and goes from a player page to /Login', async () => {
    const page = await openLoggedIn();
    await logOut();
    await screen.findByText('visitor');
    await waitFor(() => expect(page.calls('logout')).toHaveLength(1));
    expect(page.calls('logout')[0]?.headers.get('authorization')).toBe('Bearer secret');
    await waitFor(() => expect(page.address()).toBe('/Login'));
  });

  it('removes the whole session from the browser', async () => {
    const page = await openLoggedIn();
    startSession({
      access_token: 'newer',
      expires_in: 1,
      user: { id: 7, username: 'defne', currency: 1, balance: '1.00' },
    });
    await logOut();
    await screen.findByText('visitor');
    const keys = ['access_token', 'token_type', 'expires_in', 'loginTime', 'user'];
    expect(keys.map((key) => localStorage.getItem(key))).toEqual(keys.map(() => null));
    await waitFor(() => expect(page.address()).toBe('/Login'));
  });

  it.each([
    ['the connection is lost', mockNetworkError('logout')],
    ['the platform fails', mockExample('logout', 'serverError')],
  ])('also ends the session in the browser when %s', async (_, reply) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const page = await openLoggedIn({ handlers: [reply] });
    await logOut();
    await screen.findByText('visitor');
    expect(localStorage.getItem('access_token')).toBeNull();
    await waitFor(() => expect(page.address()).toBe('/Login'));
    await waitFor(() => expect(page.calls('logout')).toHaveLength(1));
  });

  it('does not wait for the server', async () => {
    const page = await openLoggedIn({ handlers: [mockPending('logout')] });
    await logOut();
    await screen.findByText('visitor');
    await waitFor(() => expect(page.address()).toBe('/Login'));
  });
});
