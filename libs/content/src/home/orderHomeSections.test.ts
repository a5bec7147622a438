import { expect, it } from 'vitest';
import { testBrandWith } from '@baize/testing';
import { orderHomeSections } from './orderHomeSections.ts';

type Layout = NonNullable<Parameters<typeof testBrandWith>[0]['layout']>;
const order = (layout: Layout = {}) => orderHomeSections(testBrandWith({ layout }));

it('has the game sections at their places in the brand’s order, and the rest around them', () => {
  expect(order()).toEqual([
    'hero',
    'stories',
    'payments',
    'explore',
    'jackpot_board',
    'jackpot',
    'sport',
    'live',
    'rewards',
    'casino',
    'partners',
    'providers',
  ]);
  expect(order({ homeOrder: ['casino', 'live', 'jackpot'] })).toEqual([
    'hero',
    'stories',
    'payments',
    'explore',
    'jackpot_board',
    'casino',
    'sport',
    'live',
    'rewards',
    'jackpot',
    'partners',
    'providers',
  ]);
});

it('follows a brand’s own list', () => {
  const homeSections = ['sport', 'hero', 'casino', 'jackpot', 'live'] as const;
  expect(order({ homeSections: [...homeSections] })).toEqual(['sport', 'hero', 'jackpot', 'live', 'casino']);
});
