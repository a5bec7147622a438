import { exampleBody, mockReply, renderPage, testBrandWith } from '@baize/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as polls from '../shared-poll/useSharedPoll.ts';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { JackpotBlock } from './JackpotBlock.tsx';

const every = vi.hoisted((): number[] => []);
vi.mock('../shared-poll/useSharedPoll.ts', async (original) => {
  const { useSharedPoll } = await original<typeof polls>();
  const useObserved: typeof useSharedPoll = (query, poll) => {
    every.push(poll.every);
    return useSharedPoll(query, poll);
  };
  return { useSharedPoll: useObserved };
});
beforeEach(() => void every.splice(0));

const OPTIONS = exampleBody<object>('getOptions', 'options');
const withFeed = (jackpot_feed_url?: string) =>
  mockReply('getOptions', { body: { ...OPTIONS, jackpot_feed_url } });

it.each([
  ['the network’s tiers', 'tiers', undefined, 30_000],
  ['the platform’s levels', 'levels', undefined, 30_000],
  ['the levels of the external service', 'levels', 'https://jackpots.example/service', 5_000],
] as const)('%s are polled at the interval of the feed: %s, %s, %i', async (_, jackpot, feed, ms) => {
  await renderPage(<JackpotBlock />, {
    path: '/casino',
    texts: [casinoTexts, casinoDeferredTexts],
    brand: testBrandWith({ layout: { jackpot } }),
    handlers: [withFeed(feed)],
  });
  await waitFor(() => expect(new Set(every)).toEqual(new Set([ms])));
});
