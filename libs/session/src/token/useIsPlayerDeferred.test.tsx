import type { SessionReply } from '@baize/api';
import { exampleBody, setSessionToken } from '@baize/testing';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
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

it('follows a stored session one render later, so that it renders in slices', () => {
  render(<Page />);
  act(() => setSessionToken('secret'));
  expect(renders).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
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
