import { renderPage, sampleGame } from '@baize/testing';
import { PageReadyProvider } from '@baize/ui';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { GameGrid } from './GameGrid.tsx';
import type { LobbyGames } from './useLobbyGames.ts';

const idle: (() => void)[] = [];
beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => vi.unstubAllGlobals());

const list: LobbyGames = {
  games: Array.from({ length: 10 }, (_, index) => sampleGame(index + 1)),
  total: 10,
  pageCount: 1,
  status: 'shown',
  isLoadingMore: false,
  hasMore: false,
  loadsByItself: false,
  loadMore: () => undefined,
  retry: () => undefined,
};

const open = (atOnce: boolean) =>
  renderPage(
    <PageReadyProvider atOnce={atOnce}>
      <GameGrid list={list} label="Casino" onShowAll={() => undefined} />
    </PageReadyProvider>,
    { texts: [casinoTexts] },
  );

const tiles = () => screen.queryAllByRole('article').length;
function becomeIdle() {
  while (idle.length > 0) act(() => idle.shift()?.());
}

it('has placeholders on the first page of a visit, and later the games above the fold at once', async () => {
  const first = await open(true);
  expect(tiles()).toBe(0);
  becomeIdle();
  expect(tiles()).toBe(10);
  first.unmount();

  const pushed = await open(false);
  expect(tiles()).toBe(6);
  becomeIdle();
  expect(tiles()).toBe(10);
  pushed.unmount();

  await open(true);
  expect(tiles()).toBe(10);
});
