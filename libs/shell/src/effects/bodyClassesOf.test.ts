import { expect, it } from 'vitest';
import { bodyClassesOf } from './bodyClassesOf.ts';

it.each([
  ['/', 'page-home'],
  ['/Home', 'page-home'],
  ['/casino', 'page-casino'],
  ['/liveCasino', 'page-live-casino'],
  ['/live-casino', 'page-live-casino'],
  ['/Promotions/:id?', 'page-promotions'],
  ['/pages/:name', 'page-pages'],
  ['/account/security', 'page-account'],
  ['/login', 'page-login'],
  ['/play-live-binary', 'page-play-live-binary'],
  ['*', 'page-404'],
])('a page of %s has %s', (path, name) => expect(bodyClassesOf({ path })).toEqual([name]));

it('a route may declare another one', () =>
  expect(bodyClassesOf({ path: '/PlayGame/:id', handle: { bodyClass: 'in-play' } })).toEqual([
    'page-play-game',
    'in-play',
  ]));
