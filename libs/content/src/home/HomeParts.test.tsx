import type { SiteOptions } from '@baize/api';
import { mockExample, mockReply, exampleBody, renderPage, sampleRoutes, testBrandWith } from '@baize/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentTexts } from '../texts.ts';
import { HomePage } from './HomePage.tsx';
import { sampleSections } from './sampleSections.testing.tsx';

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<HomePage sections={sampleSections} />, {
    texts: [contentTexts],
    routes: sampleRoutes('/', '/casino', '/livecasino', '/Promotions/:id?', '/providers/:slug/:id'),
    ...options,
  });
const region = (name: string) => screen.findByRole('region', { name });

/** Marks the popup as shown; it has its own tests. */
beforeEach(() => localStorage.setItem('show_popup', '1'));

describe('the home page parts that differ by brand and operator', () => {
  const options = exampleBody<SiteOptions>('getOptions', 'options');
  const withSport = (value: string) => mockReply('getOptions', { body: { ...options, sport: value } });
  /** The headings of the page's sections from top to bottom. */
  const sections = () =>
    screen
      .getAllByRole('region')
      .map((section) => section.getAttribute('aria-label') ?? section.querySelector('h2')?.textContent);

  it('include partner banners that link to their pages if the brand has them', async () => {
    await open();
    const partners = within(await region('Our partners'));
    expect((await partners.findAllByRole('link'))[0]).toHaveProperty(
      'pathname',
      '/providers/vantage-bingo/69',
    );
  });

  it('include no partner banners if the brand disables them', async () => {
    await open({ brand: testBrandWith({ features: { partnerBanners: false } }) });
    await region('games casino');
    await screen.findByRole('img', { name: 'Welcome bonus' });
    expect(screen.queryByRole('region', { name: 'Our partners' })).toBeNull();
  });

  it('include no partner banners while there are none', async () => {
    await open({ handlers: [mockExample('getHomepage', 'bare')] });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Our partners' })).toBeNull());
  });

  it('show matches after the first games if the operator has sport', async () => {
    await open({ handlers: [withSport('1')] });
    await region('matches');
    const shown = sections();
    expect(shown.indexOf('matches')).toBe(shown.indexOf('games jackpot') + 1);
  });

  it('show matches before the explore tiles if the brand orders them so', async () => {
    const homeSections = ['hero', 'sport', 'explore', 'jackpot', 'live', 'casino'] as const;
    const brand = testBrandWith({ layout: { homeSections: [...homeSections] } });
    await open({ handlers: [withSport('1')], brand });
    await region('matches');
    await screen.findByRole('link', { name: /Live casino/ });
    const shown = sections();
    expect(shown.indexOf('matches')).toBeLessThan(shown.indexOf('Explore'));
    for (const left of ['Big wins', 'Payment methods', 'jackpots', 'Our partners'])
      expect(shown).not.toContain(left);
  });

  it.each(['0', ''])('include no matches with the operator’s sport option %j', async (value) => {
    await open({ handlers: [withSport(value)] });
    await region('games casino');
    expect(screen.queryByRole('region', { name: 'matches' })).toBeNull();
  });
});
