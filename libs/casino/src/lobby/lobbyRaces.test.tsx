import { mockExample, mockResolver, renderPage, sampleGame, sampleGamePage } from '@baize/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { casinoTexts } from '../texts.ts';
import { LobbyPage } from './LobbyPage.tsx';

const STEP = 400;
const PATIENCE = 30_000;
const CATEGORIES = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, name: `Kind ${index + 1}` }));

/** Delays of the next replies, in ms, in the order of the requests. */
let delays: number[] = [];

const late = <T,>(reply: T) =>
  new Promise<T>((resolve) => void setTimeout(() => resolve(reply), delays.shift() ?? 0));

const only = (name: string | null) =>
  late({ body: sampleGamePage([sampleGame(1, { name: `Found: ${name ?? 'all'}` })]) });

const handlers = [
  mockExample('getSliders', 'none'),
  mockResolver('getConfig', () => ({
    body: { data: { categories: CATEGORIES, providers: [], last_winners: [] } },
  })),
  mockResolver('getGames', ({ query }) => only(query.get('search'))),
  mockResolver('getCategoryGames', ({ query }) => only(`Kind ${query.get('category_id')}`)),
];

/** In small steps, since a reply also needs the real event loop. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= STEP)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP)));
}
const shown = () =>
  screen.getAllByRole('button', { name: /^Found/ }).map((tile) => tile.getAttribute('aria-label'));

const open = async () => {
  const page = await renderPage(<LobbyPage />, {
    path: '/casino?type=bingo',
    texts: [casinoTexts],
    handlers,
  });
  await pass(5000);
  return page;
};

const delay = fc.integer({ min: 0, max: 1500 });
const steps = <T,>(choice: fc.Arbitrary<T>) =>
  fc.array(fc.record({ choice, gap: fc.integer({ min: 0, max: 600 }), delay }), {
    minLength: 2,
    maxLength: 4,
  });

beforeEach(() => {
  vi.useFakeTimers();
  delays = [];
});
afterEach(() => void vi.useRealTimers());

it(
  'a late reply to an older search never overwrites a newer one',
  async () => {
    await open();
    let count = 0;
    await fc.assert(
      fc.asyncProperty(steps(fc.constantFrom('koi', 'fox', 'crown')), async (typed) => {
        let last = '';
        for (const { choice, gap, delay: wait } of typed) {
          last = `${choice} ${(count += 1)}`;
          delays.push(wait);
          fireEvent.change(screen.getByRole('searchbox'), { target: { value: last } });
          await pass(gap);
        }
        await pass(4000);
        expect(shown()).toEqual([`Found: ${last}`]);
      }),
    );
  },
  PATIENCE,
);

it(
  'a late reply to an older category never overwrites a newer one',
  async () => {
    const { queryClient } = await open();
    await fc.assert(
      fc.asyncProperty(steps(fc.constantFrom(...CATEGORIES)), async (chosen) => {
        queryClient.removeQueries({ queryKey: ['games'], type: 'inactive' });
        for (const { choice, gap, delay: wait } of chosen) {
          delays.push(wait);
          fireEvent.click(screen.getByRole('button', { name: choice.name }));
          await pass(gap);
        }
        await pass(4000);
        expect(shown()).toEqual([`Found: ${chosen.at(-1)?.choice.name}`]);
      }),
    );
  },
  PATIENCE,
);
