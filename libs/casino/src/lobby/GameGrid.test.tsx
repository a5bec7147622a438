import { renderPage, sampleGame } from '@baize/testing';
import { PageReadyProvider } from '@baize/ui';
import { act, screen } from '@testing-library/react';
import { useState, type RefObject } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { GameGrid } from './GameGrid.tsx';
import type { LobbyGames } from './useLobbyGames.ts';

const idle: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => {
  becomeIdle();
  vi.unstubAllGlobals();
});

const listOf = (length: number): LobbyGames => ({
  games: Array.from({ length }, (_, index) => sampleGame(index + 1)),
  total: length,
  pageCount: 1,
  status: 'shown',
  isLoadingMore: false,
  hasMore: false,
  loadsByItself: false,
  loadMore: () => undefined,
  retry: () => undefined,
});

const open = (atOnce: boolean, length = 10, belowFold?: RefObject<Element>) =>
  renderPage(
    <PageReadyProvider atOnce={atOnce}>
      <GameGrid list={listOf(length)} label="Casino" belowFold={belowFold} onShowAll={() => undefined} />
    </PageReadyProvider>,
    { texts: [casinoTexts] },
  );

const tiles = () => screen.queryAllByRole('article').length;
function becomeIdle() {
  while (idle.length > 0) act(() => idle.shift()?.());
}

it('shows placeholders on the first page of a visit, later the games above the fold at once', async () => {
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

it('keeps the first games and the focus in place when the others arrive', async () => {
  await open(false);
  const [first] = screen.getAllByRole('article');
  const button = first!.querySelector<HTMLElement>('a, button')!;
  button.focus();
  becomeIdle();
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.getAllByRole('article')[0]).toBe(first);
  expect(document.activeElement).toBe(button);
});

it('keeps the other placeholders in place when games arrive', async () => {
  let arrive: (games: number) => void = () => undefined;
  const Growing = () => {
    const [games, setGames] = useState(3);
    arrive = setGames;
    return (
      <GameGrid list={{ ...listOf(games), isLoadingMore: true }} label="Casino" onShowAll={() => undefined} />
    );
  };
  const { container } = await renderPage(<Growing />, { texts: [casinoTexts] });
  becomeIdle();
  const before = [...container.querySelectorAll('li')];
  act(() => arrive(6));
  expect(tiles()).toBe(6);
  const places = [...container.querySelectorAll('li')];
  const moved = before.filter((placeholder, place) => place >= 6 && places[place] !== placeholder);
  expect(moved).toHaveLength(0);
});

it('has no more placeholders than games', async () => {
  const { container } = await open(false, 3);
  expect(tiles()).toBe(3);
  expect(container.querySelectorAll('li')).toHaveLength(3);
});

it('renders after other sections only once the player comes near', async () => {
  let approach: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        approach = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  await open(false, 10, { current: document.body });
  becomeIdle();
  expect(tiles()).toBe(0);
  act(() => approach());
  expect(tiles()).toBe(10);
});
