import { expect, it } from 'vitest';
import * as door from './index.ts';

it('opens this door and no other', () => {
  expect(Object.keys(door).sort()).toEqual(['SaferGamblingSlot', 'casinoHome', 'casinoRoutes']);
});

it('owns these addresses, and says which need login', () => {
  expect(
    door
      .casinoRoutes({ openSupport: () => undefined })
      .map(({ path, player }) => (player ? `${path} (player)` : path)),
  ).toEqual([
    '/casino',
    '/livecasino',
    '/live-casino',
    '/beton',
    '/bingo',
    '/Virtual',
    '/games',
    '/Jackpot',
    '/PlayGame/:id (player)',
    '/game/:id (player)',
    '/play/demo/:id',
  ]);
});
