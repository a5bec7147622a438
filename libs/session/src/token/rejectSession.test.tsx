import { RouteView, type AppRoute } from '@baize/routing';
import { setSessionToken, renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SessionEndedHost } from '../session-ended/SessionEndedHost.tsx';
import { RequirePlayer } from '../guard/RequirePlayer.tsx';
import { closeLoginDialog } from '../login/loginDialog.ts';
import { LoginDialogHost } from '../login/LoginDialogHost.tsx';
import { sessionFormTexts } from '../texts.ts';
import { sessionRoutes } from '../routes.ts';
import { rejectSession, useClearSessionEnded } from './rejectSession.ts';
import { sessionEnded } from './sessionEnded.ts';
import { sessionStore } from './sessionStore.ts';

const ENDED = 'Your session has ended. Log in again to continue.';
const routes: AppRoute[] = [
  { path: '/casino', page: samplePage('Casino') },
  { path: '/Deposit', page: samplePage('Deposit'), player: true },
  ...sessionRoutes,
];

function Site() {
  useClearSessionEnded();
  return (
    <>
      <RouteView guard={RequirePlayer} fallback={null} />
      <SessionEndedHost />
      <LoginDialogHost />
    </>
  );
}

async function openRejected(path: string) {
  const page = await renderPage(<Site />, { path, routes, texts: sessionFormTexts, token: 'secret' });
  await screen.findByRole('heading');
  act(() => rejectSession());
  expect(sessionStore.token.get()).toBeUndefined();
  return page;
}

beforeEach(() => {
  closeLoginDialog();
  sessionEnded.set(false);
});

it('a public page stays open, shows that the session has ended, and opens the login', async () => {
  const page = await openRejected('/casino?type=bingo#top');
  await screen.findByText(ENDED);
  expect(page.address()).toBe('/casino?type=bingo#top');
  await press('Log in');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText(ENDED)).toBeNull();
});

it('the notice can be closed, and disappears with a new login in any tab', async () => {
  await openRejected('/casino');
  await screen.findByText(ENDED);
  await press('Close');
  expect(screen.queryByText(ENDED)).toBeNull();
  act(() => rejectSession());
  await screen.findByText(ENDED);
  act(() => setSessionToken('newer'));
  expect(screen.queryByText(ENDED)).toBeNull();
  act(() => setSessionToken(undefined));
  expect(screen.queryByText(ENDED)).toBeNull();
});

it('a player page is replaced by the login, which shows why and returns there', async () => {
  const page = await openRejected('/Deposit?method=bank#top');
  expect(await screen.findAllByText(ENDED)).toHaveLength(1);
  expect(page.address()).toBe('/login');
  expect(page.location().state).toEqual({ from: '/Deposit?method=bank#top' });
});
