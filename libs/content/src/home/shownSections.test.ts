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

describe('the sections of a home page', () => {
  it('are in the brand’s order, whoever brings them along', () => {
    const sections = [section('providers'), section('casino'), section('hero'), section('jackpot')];
    expect(idsOf(sections)).toEqual(['hero', 'casino', 'jackpot', 'providers']);
    const brand = testBrandWith({
      layout: { homeSections: ['hero', 'jackpot', 'live', 'casino', 'providers'] },
    });
    expect(idsOf(sections, { brand })).toEqual(['hero', 'jackpot', 'casino', 'providers']);
  });

  it('are those that the brand lists and an app has', () => {
    const brand = testBrandWith({ layout: { homeSections: ['hero', 'sport', 'jackpot', 'live', 'casino'] } });
    expect(idsOf([section('hero'), section('stories')], { brand })).toEqual(['hero']);
  });

  it('are there only once', () => {
    const [own] = shownSections([section('sport', { height: '1px' }), section('sport')], home);
    expect([idsOf([section('sport'), section('sport')]), own?.height]).toEqual([['sport'], '1px']);
  });

  it('may depend on the brand and the options', () => {
    const when: HomeSection['when'] = ({ brand, options }) => brand.id > 0 && options?.sport === '1';
    expect(idsOf([section('sport', { when })])).toEqual([]);
    expect(idsOf([section('sport', { when })], { options: { sport: '1' } })).toEqual(['sport']);
  });

  it('may be for players or for visitors', () => {
    const sections = [
      section('hero', { when: ({ isPlayer }) => isPlayer }),
      section('stories', { when: ({ isPlayer }) => !isPlayer }),
    ];
    expect([idsOf(sections), idsOf(sections, { isPlayer: true })]).toEqual([['stories'], ['hero']]);
  });

  it('that show the home data are hidden when that has failed', () => {
    const sections = [section('stories', { needsHome: true }), section('explore')];
    expect(idsOf(sections, { hasFailed: true })).toEqual(['explore']);
  });
});
