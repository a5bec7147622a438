import type { SessionReply } from '@baize/api';
import { exampleBody, setSessionToken } from '@baize/testing';
import { endHydration, startHydration } from '@baize/ui';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from './sessionStore.ts';
import { useIsPlayer } from './useIsPlayer.ts';
import { useIsPlayerDeferred } from './useIsPlayerDeferred.ts';

let renders: [now: boolean, deferred: boolean][] = [];
function Page() {
  renders.push([useIsPlayer(), useIsPlayerDeferred()]);
  return null;
}

beforeEach(() => {
  endSession();
  renders = [];
});
afterEach(endHydration);

it('follows a stored session one render after hydration, so that it renders in slices', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  renders = [];
  setSessionToken('secret');
  startHydration();
  const root = await act(() => hydrateRoot(place, <Page />));
  expect(renders).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  act(() => root.unmount());
});

it('follows a login and a logout at once', () => {
  render(<Page />);
  renders = [];
  act(() => startSession(exampleBody<SessionReply>('login', 'loggedIn')));
  act(() => endSession());
  expect(renders).not.toContainEqual([true, false]);
  expect(renders).not.toContainEqual([false, true]);
  expect(renders).toContainEqual([true, true]);
});
