import {
  exampleBody,
  forMutations,
  mockReply,
  renderPage,
  samplePage,
  TestErrorBoundary,
} from '@baize/testing';
import { expectCalm } from '@baize/testing/gestures';
import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { walletGameRoutes } from './walletGameRoutes.ts';
import { WALLET_GAME_TEXTS, WalletGamePage } from './walletGames.testing.tsx';

const PATIENCE = 120_000;
const routes = [...walletGameRoutes, { path: '*', page: samplePage('Elsewhere') }];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function expectCalmPage(path: string, operation: string, body: unknown) {
  const page = await renderPage(
    <TestErrorBoundary>
      <WalletGamePage />
    </TestErrorBoundary>,
    { path, routes, token: 'secret', texts: WALLET_GAME_TEXTS, handlers: [mockReply(operation, { body })] },
  );
  await waitFor(() => expect(page.calls(operation)).toHaveLength(1));
  await expectCalm(page);
  expect(page.container.textContent).not.toBe('');
  cleanup();
}

describe('wallet games with malformed replies', () => {
  it.each([
    ['/poker', 'getPokerTotals', 'totals'],
    ['/poker', 'getPokerBalance', 'balance'],
    ['/live-slot', 'getLiveSlotBalance', 'balance'],
    ['/PlayPoker', 'openPokerLobby', 'framed'],
    ['/play-live-slot', 'openLiveSlotLobby', 'room'],
    ['/play-live-binary', 'openBinaryOption', 'demo'],
    ['/play-high-flyer', 'openHighFlyer', 'demo'],
  ])(
    '%s, %s',
    (path, operation, name) =>
      forMutations(exampleBody(operation, name), ({ body }) => expectCalmPage(path, operation, body)),
    PATIENCE,
  );
});
