import type { HomeSection } from '@baize/routing';
import { testBrandWith } from '@baize/testing';
import { describe, expect, it } from 'vitest';
import { shownSections } from './shownSections.ts';

const Component = () => null;
const section = (id: HomeSection['id'], more: Partial<HomeSection> = {}): HomeSection => ({
  id,
  Component,
  ...more,
});
const home = { brand: testBrandWith({}), options: undefined, isPlayer: false, hasFailed: false };
const idsOf = (sections: readonly HomeSection[], change = {}) =>
  shownSections(sections, { ...home, ...change }).map(({ id }) => id);

describe('the home page sections', () => {
  it('are in the brand’s order, independent of their source', () => {
    const sections = [section('providers'), section('casino'), section('hero'), section('jackpot')];
    expect(idsOf(sections)).toEqual(['hero', 'casino', 'jackpot', 'providers']);
    const brand = testBrandWith({
      layout: { homeSections: ['hero', 'jackpot', 'live', 'casino', 'providers'] },
    });
    expect(idsOf(sections, { brand })).toEqual(['hero', 'jackpot', 'casino', 'providers']);
  });

  it('are those that the brand lists and the app has', () => {
    const brand = testBrandWith({ layout: { homeSections: ['hero', 'sport', 'jackpot', 'live', 'casino'] } });
    expect(idsOf([section('hero'), section('stories')], { brand })).toEqual(['hero']);
  });

  it('are unique', () => {
    const [own] = shownSections([section('sport', { height: '1px' }), section('sport')], home);
    expect([idsOf([section('sport'), section('sport')]), own?.height]).toEqual([['sport'], '1px']);
  });

  it('can depend on the brand and the options', () => {
    const when: HomeSection['when'] = ({ brand, options }) => brand.id > 0 && options?.sport === '1';
    expect(idsOf([section('sport', { when })])).toEqual([]);
    expect(idsOf([section('sport', { when })], { options: { sport: '1' } })).toEqual(['sport']);
  });

  it('can be for players only or visitors only', () => {
    const sections = [
      section('hero', { when: ({ isPlayer }) => isPlayer }),
      section('stories', { when: ({ isPlayer }) => !isPlayer }),
    ];
    expect([idsOf(sections), idsOf(sections, { isPlayer: true })]).toEqual([['stories'], ['hero']]);
  });

  it('that show the home data are hidden when it fails to load', () => {
    const sections = [section('stories', { needsHome: true }), section('explore')];
    expect(idsOf(sections, { hasFailed: true })).toEqual(['explore']);
  });
});
