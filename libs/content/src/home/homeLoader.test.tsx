import type { HomeSectionId } from '@baize/brand';
import type { HomeSection } from '@baize/routing';
import { renderPage, sampleRoutes, testBrandWith } from '@baize/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentRoutes } from '../routes.tsx';
import { contentTexts } from '../texts.ts';
import { HomePage } from './HomePage.tsx';
import { sampleSections } from './sampleSections.testing.tsx';

/** Marks the popup as shown; it has its own tests. */
beforeEach(() => localStorage.setItem('show_popup', '1'));

describe('the home page data', () => {
  const FIRST: HomeSectionId[] = ['hero', 'explore', 'sport', 'jackpot'];
  const BELOW: HomeSectionId[] = ['hero', 'jackpot', 'live', 'casino', 'sport', 'explore'];

  const prepare = async (device: 1 | 2, home = sampleSections, homeSections: HomeSectionId[] = FIRST) => {
    const [route] = contentRoutes({ home });
    const page = await renderPage(<p>elsewhere</p>, { texts: [contentTexts] });
    await route?.loader?.(page.queryClient, {
      params: {},
      search: new URLSearchParams(),
      device,
      language: 'en',
      brand: testBrandWith({ layout: { homeSections } }),
    });
    return page;
  };

  it('is prefetched, for the device', async () => {
    const page = await prepare(2);
    expect(page.calls('getHomepage').map(({ query }) => query)).toEqual([{ device: '2' }]);
    expect(page.calls('getGlobalGameCategories')).toHaveLength(1);
  });

  it('is prefetched together with the data of other sections', async () => {
    const prepared = vi.fn<NonNullable<HomeSection['loader']>>(() => Promise.resolve());
    const section: HomeSection = { id: 'sport', Component: () => null, loader: prepared };
    const page = await prepare(1, [section]);
    expect(prepared).toHaveBeenCalledOnce();
    expect(page.calls('getHomepage')).toHaveLength(1);
  });

  it('isn’t prefetched for sections below the first screen', async () => {
    const prepared = vi.fn<NonNullable<HomeSection['loader']>>(() => Promise.resolve());
    const page = await prepare(1, [{ id: 'sport', Component: () => null, loader: prepared }], BELOW);
    expect(prepared).not.toHaveBeenCalled();
    expect(page.calls('getGlobalGameCategories')).toEqual([]);
  });

  it('is shown at once from the prefetch, without another request', async () => {
    const { queryClient } = await prepare(1);
    const known = queryClient.getQueryCache().getAll();
    const page = await renderPage(<HomePage sections={sampleSections} />, {
      texts: [contentTexts],
      routes: sampleRoutes('/', '/Promotions/:id?'),
      seed: (cache) => known.forEach(({ queryKey, state }) => cache.setQueryData(queryKey, state.data)),
    });
    expect(screen.getByRole('img', { name: 'Welcome bonus' })).toBeTruthy();
    expect(page.calls('getHomepage')).toEqual([]);
  });
});
