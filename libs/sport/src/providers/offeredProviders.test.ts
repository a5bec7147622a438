import type { SiteOptions } from '@baize/api';
import { testBrandWith } from '@baize/testing';
import { describe, expect, it } from 'vitest';
import { offeredProviders } from './offeredProviders.ts';

const ALL = { sport: '1', redlane: '1', betconstruct: '1', betradar: '1' } as const;
type Options = Partial<Record<keyof SiteOptions, unknown>>;
const offer = (options: Options, brand = testBrandWith({}), playerId?: number) => ({
  options: options as Partial<SiteOptions>,
  brand,
  playerId,
});
const withUpgaming = testBrandWith({ features: { upgamingPlayers: [7, 8] } });

describe('the providers of sport', () => {
  it.each(['sport', 'live'] as const)('in %s come in the default order', (section) => {
    expect(offeredProviders(section, offer(ALL, withUpgaming, 7))).toEqual([
      'redlane',
      'betconstruct',
      'upgaming',
      'betradar',
    ]);
  });

  it('come with betconstruct first on a site that configures it', () => {
    const brand = testBrandWith({ layout: { firstSportTab: 'betconstruct' } });
    expect(offeredProviders('sport', offer(ALL, brand))).toEqual(['betconstruct', 'redlane', 'betradar']);
  });

  it.each([1, true, '0', '', 'true', null, undefined])('are off with the option %j', (value) => {
    expect(offeredProviders('sport', offer({ ...ALL, redlane: value }))).toEqual([
      'betconstruct',
      'betradar',
    ]);
  });

  it.each([0, '0', undefined, 1])('are none with sport %j', (sport) => {
    expect(offeredProviders('sport', offer({ ...ALL, sport }, withUpgaming, 7))).toEqual([]);
  });

  it.each([
    ['one of the two players', 8, true],
    ['another player', 9, false],
    ['a visitor', undefined, false],
  ])('have upgaming for %s', (_, playerId, has) => {
    expect(offeredProviders('sport', offer(ALL, withUpgaming, playerId)).includes('upgaming')).toBe(has);
  });
});

describe('the providers of e-sports', () => {
  it('are betconstruct, then betradar', () => {
    expect(offeredProviders('esport', offer(ALL, withUpgaming, 7))).toEqual(['betconstruct', 'betradar']);
  });

  it('is only betradar if betconstruct is off', () => {
    expect(offeredProviders('esport', offer({ ...ALL, betconstruct: '0' }))).toEqual(['betradar']);
  });
});
