import { lazyPage, RouteView, type AppRoute } from '@baize/routing';
import { mockReply, setSessionToken, renderPage } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { useProfile } from '../profile/useProfile.ts';
import { sessionRoutes } from '../routes.ts';
import { endSession } from '../token/sessionStore.ts';
import { RequirePlayer } from './RequirePlayer.tsx';

const pageOf = (heading: string) =>
  lazyPage(() =>
    Promise.resolve(function Page() {
      return <h1>{`${heading} ${useProfile().data?.username ?? ''}`}</h1>;
    }),
  );

const routes: AppRoute[] = [
  { path: '/', page: pageOf('Home') },
  { path: '/PlayGame/:id', page: pageOf('Game'), player: true },
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

async function logIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'defne');
  await userEvent.type(screen.getByLabelText('Password'), 'correct-horse-9');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('a page that needs login', () => {
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

  it('leaves no login page behind for Back', async () => {
    const page = await open('/');
    await heading(/Home/);
    await page.go('/PlayGame/7');
    await logIn();
    await heading(/Game/);
    await page.go(-1);
    await heading(/Home/);
    expect(page.address()).toBe('/');
  });

  it('closes as soon as the player is gone, also when another tab logged out', async () => {
    const page = await open('/PlayGame/7', { token: 'secret' });
    await heading(/Game/);
    act(() => setSessionToken(undefined));
    await heading(/Log in to continue/);
    expect(page.address()).toBe('/login');
  });

  it('leads to /login when the platform refuses the token', async () => {
    const refused = mockReply('getUserProfile', { status: 401, body: { message: 'token_expired' } });
    const page = await open('/PlayGame/7', { token: 'old', handlers: [refused] });
    await heading(/Log in to continue/);
    expect(page.address()).toBe('/login');
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

describe('/login', () => {
  it.each(['/login', '/Login', '/LOGIN'])('%s sends a player home', async (path) => {
    const page = await open(path, { token: 'secret' });
    await heading(/Home/);
    expect(page.address()).toBe('/');
  });

  it('leads home after a login that nobody asked for', async () => {
    const page = await open('/login');
    await logIn();
    await heading(/Home defne/);
    await waitFor(() => expect(page.address()).toBe('/'));
  });
});
