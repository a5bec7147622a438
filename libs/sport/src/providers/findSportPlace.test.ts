import { describe, expect, it } from 'vitest';
import { findSportPlace, type SportAddress } from './findSportPlace.ts';
import type { SportProvider } from './sportProviders.ts';
import { findSection, sectionAddress, sportAddress, type SportSection } from './sportSections.ts';

const OFFER: Record<SportSection, readonly SportProvider[]> = {
  sport: ['redlane', 'betconstruct', 'betradar'],
  live: ['redlane', 'betconstruct', 'betradar'],
  esport: ['betconstruct', 'betradar'],
};
const find = (address: SportAddress, offer = OFFER) => findSportPlace(address, (section) => offer[section]);

describe('the sport page of a URL', () => {
  it.each<[SportAddress, string, string]>([
    [{ section: 'sport' }, 'redlane', 'prematch'],
    [{ section: 'live' }, 'redlane', 'live'],
    [{ section: 'esport' }, 'betconstruct', 'esport'],
    [{ section: 'sport', provider: 'BetRadar' }, 'betradar', 'prematch'],
    [{ section: 'sport', provider: 'betradar', page: 'HISTORY' }, 'betradar', 'history'],
    [{ provider: 'redlane', page: 'live' }, 'redlane', 'live'],
  ])('%j is %s/%s', (address, provider, page) => {
    expect(find(address)).toEqual({ kind: 'shown', provider, page });
  });

  it.each<SportAddress>([
    { section: 'sport', provider: 'nobody' },
    { section: 'sport', provider: '__proto__' },
    { section: 'sport', provider: 'redlane', page: 'antepost' },
    { section: 'sport', provider: 'redlane', page: 'toString' },
    { section: 'esport', provider: 'redlane' },
    { section: 'sport', provider: 'betconstruct', page: 'results' },
    { provider: 'upgaming', page: 'history' },
  ])('%j is not found', (address) => {
    expect(find(address)).toEqual({ kind: 'unknown' });
  });

  it.each<[SportAddress, string, string]>([
    [{ section: 'sport', provider: 'upgaming' }, 'redlane', 'prematch'],
    [{ section: 'live', provider: 'upgaming', page: 'live' }, 'redlane', 'live'],
    [{ section: 'sport', provider: 'upgaming', page: 'results' }, 'redlane', 'prematch'],
  ])('%j is at another provider: %s/%s', (address, provider, page) => {
    expect(find(address)).toEqual({ kind: 'elsewhere', provider, page });
  });

  it('is none while no provider is enabled', () => {
    const none = { sport: [], live: [], esport: [] };
    expect(find({ section: 'live' }, none)).toEqual({ kind: 'none', page: 'live' });
    expect(find({ section: 'sport', provider: 'redlane' }, none)).toEqual({ kind: 'none', page: 'prematch' });
  });
});

describe('URLs', () => {
  it.each([
    ['redlane', 'prematch', '/Sport/redlane/prematch'],
    ['betradar', 'live', '/LiveSport/betradar/live'],
    ['betconstruct', 'esport', '/ESport/betconstruct/esport'],
    ['upgaming', 'results', '/Sport/upgaming/results'],
  ] as const)('%s/%s is at %s', (provider, page, address) => {
    expect(sportAddress(provider, page)).toBe(address);
  });

  it.each([
    ['/sport', 'sport'],
    ['/SPORT/redlane', 'sport'],
    ['/livesport/', 'live'],
    ['/ESport/betradar/esport', 'esport'],
    ['/sports/sport/redlane/live', undefined],
    ['/sportbook/betconstruct/live', undefined],
  ])('%s is in the section %s', (pathname, section) => {
    expect(findSection(pathname)).toBe(section);
  });

  it('of a section keep the provider if it has the section', () => {
    expect(sectionAddress('live', 'redlane')).toBe('/LiveSport/redlane/live');
    expect(sectionAddress('esport', 'redlane')).toBe('/ESport');
    expect(sectionAddress('live', undefined)).toBe('/LiveSport');
  });
});
