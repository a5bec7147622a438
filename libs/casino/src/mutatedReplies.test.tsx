import {
  mockExample,
  mockReply,
  TestErrorBoundary,
  exampleBody,
  forMutations,
  renderPage,
} from '@baize/testing';
import { expectCalm } from '@baize/testing/gestures';
import type { ReactElement } from 'react';
import { beforeEach, describe, it, vi } from 'vitest';
import { FavouriteStar } from './favourites/FavouriteStar.tsx';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import { casinoTexts } from './texts.ts';
import { PlaySessionFacts } from './game-view/PlaySessionFacts.tsx';

const PATIENCE = 120_000;

/** Parts that a test doesn't check get their replies at once. */
const quick = [
  mockExample('getSliders', 'none'),
  mockExample('getTierJackpots', 'none'),
  mockExample('getGames', 'nothing'),
];

/** Renders a part of the site with one mutated reply, and expects text instead of a crash. */
async function expectCalmPage(ui: ReactElement, operation: string, body: unknown, token?: string) {
  /* Only the casino renders its /config data; only other lobbies list their /games once. */
  const path = operation === 'getGames' ? '/casino?type=bingo' : '/casino?type=casino';
  const page = await renderPage(<TestErrorBoundary>{ui}</TestErrorBoundary>, {
    path,
    texts: [casinoTexts],
    handlers: [...quick, mockReply(operation, { body })],
    token,
  });
  await expectCalm(page);
  page.unmount();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the casino with malformed replies', () => {
  it.each(['getGames', 'getConfig'])(
    'the lobby, %s',
    (operation) =>
      forMutations(exampleBody(operation, operation === 'getGames' ? 'firstPage' : 'lobby'), ({ body }) =>
        expectCalmPage(<LobbyPage />, operation, body),
      ),
    PATIENCE,
  );

  it(
    'the star and the session facts, getUserProfile',
    () =>
      forMutations(exampleBody('getUserProfile', 'profile'), ({ body }) =>
        expectCalmPage(
          <>
            <FavouriteStar gameId={1001} gameName="Ember Crown" />
            <PlaySessionFacts />
          </>,
          'getUserProfile',
          body,
          'secret',
        ),
      ),
    PATIENCE,
  );
});
