import { expect, it } from 'vitest';
import { matchAddress } from './matchAddress.ts';

const BOTH = { betradar: '1', betconstruct: '1' } as const;

it.each([
  ['the platform’s URL', { id: '0-1', url: '/Sport/x/prematch' }, BOTH, '/Sport/x/prematch'],
  [
    'the platform’s URL of the match, with the pick',
    { id: '0-1', url: '/Sport/betradar/prematch?match=0-1' },
    BOTH,
    '/Sport/betradar/prematch?match=0-1&pick=x',
  ],
  ['Betradar if it is enabled', { id: '0-1' }, BOTH, '/Sport/betradar/prematch?match=0-1&pick=x'],
  [
    'BetConstruct otherwise',
    { id: '0-1' },
    { ...BOTH, betradar: '0' } as const,
    '/Sport/betconstruct/prematch?match=0-1&pick=x',
  ],
  ['only the page, without an id', {}, BOTH, '/Sport/betradar/prematch'],
  ['the id as one value', { id: '1&x=2#' }, BOTH, '/Sport/betradar/prematch?match=1%26x%3D2%23&pick=x'],
  ['nowhere, without a provider', { id: '0-1' }, { betradar: '0' } as const, ''],
  ['nowhere, before the options load', { id: '0-1' }, undefined, ''],
])('%s', (_, match, options, address) => {
  expect(matchAddress(match, options, 'x')).toBe(address);
});
