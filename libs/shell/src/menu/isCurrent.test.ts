import { expect, it } from 'vitest';
import { isCurrent } from './isCurrent.ts';

const CASINO = ['/casino', '/casino?type=casino'];
const LIVE = ['/livecasino', '/casino?type=live_casino'];
it.each([
  [CASINO, '/casino', '?type=casino&page=2', true],
  [CASINO, '/casino', '?category=3', true],
  [CASINO, '/casino', '?type=bingo', false],
  [LIVE, '/LIVECASINO', '?category=21', true],
  [LIVE, '/casino', '?type=live_casino', true],
  [LIVE, '/casino', '', false],
  [['/promotions'], '/Promotions', '', true],
  [['/'], '/casino', '', false],
])('%j at %s%s is the current page: %s', (addresses, pathname, search, expected) =>
  expect(isCurrent({ addresses }, pathname, search)).toBe(expected),
);

it.each([
  ['/sport', '/Sport/redlane/prematch', true],
  ['/sport', '/sport', true],
  ['/sport', '/sportsbook/redlane/live', false],
  ['/livesport', '/LiveSport/redlane/live', true],
])('the sport entry %s at %s is the current page: %s', (address, pathname, expected) =>
  expect(isCurrent({ addresses: [address], sport: true }, pathname, '?match=0-1')).toBe(expected),
);
