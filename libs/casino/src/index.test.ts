import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'PlayOn',
    'SaferGamblingSlot',
    'casinoHomeSections',
    'casinoRoutes',
  ]);
});

it('declares these routes and which require login', () => {
  expect(entryPoint.casinoRoutes.map(({ path, player }) => (player ? `${path} (player)` : path))).toEqual([
    '/casino',
    '/livecasino',
    '/live-casino',
    '/beton',
    '/bingo',
    '/Virtual',
    '/games',
    '/Jackpot',
    '/live-casino/category/game-shows',
    '/live-casino/category/instant-games',
    '/slots/category/hot-games',
    '/slots/category/new-releases',
    '/live-casino/providers/:slug/:id',
    '/slots/providers/:slug/:id',
    '/providers/:slug/:id',
    '/providers/egt/:id',
    '/casino/provider/:id',
    '/amusnet',
    '/PlayGame/:id (player)',
    '/game/:id (player)',
    '/PlayZeplinGame/:name/:id (player)',
    '/PlayGameNewWindow/:gameName/:id (player)',
    '/launcher/:id (player)',
    '/play/demo/:id',
    '/poker',
    '/PlayPoker (player)',
    '/live-slot',
    '/play-live-slot (player)',
    '/play-live-binary',
    '/play-high-flyer',
  ]);
});
