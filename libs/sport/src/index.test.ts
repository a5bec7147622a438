import { matchRoute } from '@baize/routing';
import { samplePage } from '@baize/testing';
import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual(['sportHomeSections', 'sportRoutes']);
});

it('declares these routes, none of which requires login', () => {
  expect(entryPoint.sportRoutes.map(({ path, player }) => (player ? `${path} (player)` : path))).toEqual([
    '/Sport/:name?/:param?',
    '/LiveSport/:name?/:param?',
    '/ESport/:name?/:param?',
    '/sports/sport/:name/:param',
    '/sportbook/:name/:param',
    '/sportsbook/:name/:param',
    '/test-sport',
  ]);
});

it('removes the footer margin on every page of a provider, and sets the body’s class', () => {
  const pages = entryPoint.sportRoutes.filter(({ path }) => path !== '/test-sport');
  expect(pages.map(({ handle }) => handle)).toEqual(
    pages.map(() => ({ footer: 'flush', bodyClass: 'sport' })),
  );
});

it.each([
  ['/sport', '/Sport/:name?/:param?'],
  ['/livesport/redlane', '/LiveSport/:name?/:param?'],
  ['/sports/sport/betradar/prematch', '/sports/sport/:name/:param'],
  ['/sport/betradar/prematch', '/Sport/:name?/:param?'],
  ['/Virtual', '*'],
  ['/slots/providers/egt', '*'],
  ['/live-casino/category/game-shows', '*'],
  ['/sports', '*'],
])('%s belongs to %s', (address, path) => {
  const routes = [...entryPoint.sportRoutes, { path: '*', page: samplePage('Elsewhere') }];
  expect(matchRoute(routes, address)?.route.path).toBe(path);
});
