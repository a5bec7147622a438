import { describe, expect, it } from 'vitest';
import { USUAL } from './ASSUMPTIONS.ts';
import { demandOf } from './demandOf.ts';

/** One page a second for every 60 players, each a document. */
const PAGES = { ...USUAL, players: 3600, pages: 60, documents: 100 };

describe('the demand of all players', () => {
  it('grows with their number', () => {
    const [few, many] = [10_000, 20_000].map((players) => demandOf({ ...USUAL, players }));
    expect(many?.cdn.images).toBeCloseTo(2 * (few?.cdn.images ?? 0));
    expect(many?.platform.polls).toBeCloseTo(2 * (few?.platform.polls ?? 0));
    expect(many?.siteServers.cores).toBeCloseTo(2 * (few?.siteServers.cores ?? 0));
  });

  it('reaches the platform only for calls, and for images that the CDN doesn’t have', () => {
    const { platform, cdn } = demandOf({ ...PAGES, calls: 2, images: 10, 'cdn-hits': 90 });
    expect(platform.calls).toBeCloseTo(120);
    expect(platform.images).toBeCloseTo(cdn.images / 10);
    expect(demandOf({ ...PAGES, 'cdn-hits': 100 }).platform.images).toBe(0);
  });

  it('contains the files of first visits only', () => {
    expect(demandOf({ ...PAGES, files: 20, 'first-visits': 10 }).cdn.files).toBeCloseTo(120);
    expect(demandOf({ ...PAGES, files: 20, 'first-visits': 0 }).cdn.files).toBe(0);
  });

  it('renders the documents that aren’t cached', () => {
    const { siteServers } = demandOf({ ...PAGES, 'page-hits': 75 });
    expect([siteServers.documents, siteServers.renders]).toEqual([60, 15]);
  });

  it('has fewer polls than if each tab polled', () => {
    const { polls, pollsOfEachTab } = demandOf(USUAL).platform;
    expect(polls).toBeLessThan(pollsOfEachTab / 2);
  });
});

it('the site servers have cores to spare for peaks', () => {
  const costly = { ...PAGES, calls: 0, images: 0, files: 0, jackpots: 0, payments: 0, poker: 0, tabs: 0 };
  const { siteServers } = demandOf({ ...costly, 'page-hits': 0, 'render-ms': 100, 'cached-ms': 0 });
  expect(siteServers.cores).toBeCloseTo(6);
  expect(
    demandOf({ ...costly, 'page-hits': 0, 'render-ms': 100, 'cached-ms': 0, cores: 2, load: 50 }),
  ).toMatchObject({
    siteServers: { servers: 6 },
  });
});
