import type { SiteOptions } from '@baize/api';
import { exampleBody, testBrandWith } from '@baize/testing';
import { expect, it } from 'vitest';
import { firstPaintMenuRows } from './firstPaintMenuRows.ts';
import { visibleMenuRows } from './visibleMenuRows.ts';

type Layout = Parameters<typeof testBrandWith>[0]['layout'];

const options = {
  ...exampleBody<SiteOptions>('getOptions', 'options'),
  sport: '1',
  request_bonus_url: 'https://bonus.example/',
} as SiteOptions;

const entriesOf = (layout: Layout, isPlayer: boolean, changed: Partial<SiteOptions> = {}) =>
  visibleMenuRows(firstPaintMenuRows, {
    options: { ...options, ...changed },
    brand: testBrandWith({ layout }),
    device: 2,
    isPlayer,
    hasRoute: () => true,
    place: 'bottom',
  }).map(({ id }) => id);

const OWN: Layout = {
  leads: 'sport',
  bottomEntries: ['live_sport', 'sport', 'poker', 'deposit_now', 'promotions', 'casino'],
};

it('follows the brand’s order, without what the platform lacks', () =>
  expect(entriesOf(OWN, false, { poker: '0' })).toEqual([
    'live_sport',
    'sport',
    'deposit_now',
    'promotions',
    'casino',
  ]));

it('puts the bonus request in the place of promotions', () =>
  expect(entriesOf(OWN, true, { poker: '1' })).toEqual([
    'live_sport',
    'sport',
    'poker',
    'deposit_now',
    'bonus',
    'casino',
  ]));

it('puts sport in the place of the casino if the brand leads with sport and lists only the casino', () =>
  expect(
    entriesOf({ leads: 'sport', bottomEntries: ['search', 'deposit_now', 'casino', 'home'] }, false),
  ).toEqual(['search', 'deposit_now', 'sport', 'home']));

it('puts sport next to the casino if the brand lists both', () =>
  expect(entriesOf({ bottomEntries: ['casino', 'sport', 'deposit_now', 'home'] }, false)).toEqual([
    'casino',
    'sport',
    'deposit_now',
    'home',
  ]));

it.each([
  [false, 'register'],
  [true, 'deposit_now'],
])(
  'puts signing up in the place of the deposit if the brand asks for it (player: %j)',
  (isPlayer, action) => {
    const bottomEntries = ['casino', 'deposit_now', 'search', 'home'] as const;
    expect(entriesOf({ visitorAction: 'register', bottomEntries: [...bottomEntries] }, isPlayer)).toEqual([
      'casino',
      action,
      'search',
      'home',
    ]);
  },
);
