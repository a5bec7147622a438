import { api, call } from '@baize/api';
import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { mockReply, setSessionToken, renderPage } from '@baize/testing';
import { logIn } from '@baize/testing/gestures';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { sessionRoutes } from '../routes.ts';
import { profileKey } from '../token/playerKey.ts';
import { endSession } from '../token/sessionStore.ts';
import { useIsPlayer } from '../token/useIsPlayer.ts';
import { RequirePlayer } from './RequirePlayer.tsx';

/** A call that only a player makes. */
function useUsername() {
  const enabled = useIsPlayer();
  const { data } = useQuery({ queryKey: profileKey, queryFn: () => call(api.GET('/user-profile')), enabled });
  return data?.username ?? '';
}

const pageWith = (heading: string) =>
  lazyPage(() =>
    Promise.resolve(function Page() {
      return <h1>{`${heading} ${useUsername()}`}</h1>;
    }),
  );

const routes: AppRoute[] = [
  { path: '/', page: pageWith('Home') },
  { path: '/PlayGame/:id', page: pageWith('Game'), player: true },
  ...sessionRoutes,
];

const open = (path: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
    path,
    routes,
    texts: sessionFormTexts,
    onUnauthorized: endSession,
    ...options,
  });

const heading = (name: RegExp) => screen.findByRole('heading', { name });

describe('a page that requires a login', () => {
  it('is shown to a player', async () => {
    const page = await open('/PlayGame/7', { token: 'secret' });
    await heading(/Game/);
    expect(page.address()).toBe('/PlayGame/7');
  });

  it('sends a visitor to /login and back to the same path, query and hash', async () => {
    const page = await open('/PlayGame/7?mode=x&y=%C5%9F#rules');
    await heading(/Log in to continue/);
    expect(page.address()).toBe('/login');
    await logIn();
    await heading(/Game/);
    expect(page.address()).toBe('/PlayGame/7?mode=x&y=%C5%9F#rules');
  });

  it('leaves no login page in the history', async () => {
    const page = await open('/');
    await heading(/Home/);
    await page.go('/PlayGame/7');
    await logIn();
    await heading(/Game/);
    await page.go(-1);
    await heading(/Home/);
    expect(page.address()).toBe('/');
  });

  it('redirects to /login as soon as the session ends, also in another tab', async () => {
    const page = await open('/PlayGame/7', { token: 'secret' });
    await heading(/Game/);
    act(() => setSessionToken(undefined));
    await heading(/Log in to continue/);
    expect(page.address()).toBe('/login');
  });

  it('redirects to /login when the platform refuses the token', async () => {
    const refused = mockReply('getUserProfile', { status: 401, body: { message: 'token_expired' } });
    const page = await open('/PlayGame/7', { token: 'old', handlers: [refused] });
    await heading(/Log in to continue/);
    expect(page.address()).toBe('/login');
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

describe('/login', () => {
  it.each(['/login', '/Login', '/LOGIN'])('%s redirects a player home', async (path) => {
    const page = await open(path, { token: 'secret' });
    await heading(/Home/);
    expect(page.address()).toBe('/');
  });

  it('goes home after a login without a requested page', async () => {
    const page = await open('/login');
    await logIn();
    await heading(/Home defne/);
    await waitFor(() => expect(page.address()).toBe('/'));
  });
});
