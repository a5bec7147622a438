import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import type { AppRoute } from './AppRoute.ts';
import { lazyPage } from './lazyPage.ts';
import { matchRoute } from './matchRoute.ts';

const page = lazyPage(() => Promise.resolve(() => null));
const table = (...paths: readonly string[]): AppRoute[] => paths.map((path) => ({ path, page }));

const ROUTES = table(
  '*',
  '/game/:id',
  '/game/new',
  '/',
  '/Home',
  '/Promotions/:id?',
  '/pages/:name',
  '/Deposit',
  '/Deposit/RovPay',
  '/PlayGame/:name/:id',
);

it.each([
  ['/'],
  ['/Home'],
  ['/home'],
  ['/HOME/'],
  ['/Deposit'],
  ['/deposit/rovpay'],
  ['/Deposit/other'],
  ['/game/new'],
  ['/game/NEW'],
  ['/game/17'],
  ['/Promotions'],
  ['/promotions/9'],
  ['/pages/terms%20of%20use'],
  ['/%48ome'],
  ['/PlayGame/book/17'],
  ['/constructor'],
  ['/__proto__'],
  ['//Home'],
  [''],
])('%s leads where the router would lead', (address) => {
  const expected = matchRoutes(
    ROUTES.map(({ path }) => ({ path })),
    address,
  )?.[0];
  /* Twice: the second answer may be a kept one. */
  for (const match of [matchRoute(ROUTES, address), matchRoute(ROUTES, address)]) {
    expect(match?.route.path).toBe(expected?.route.path);
    expect(match?.params).toEqual(expected?.params);
  }
});

it('takes the first of two routes with the same path, as the router does', () => {
  const routes = table('/sport', '/sport');
  expect(matchRoute(routes, '/sport')?.route).toBe(routes[0]);
});

it('matches nothing where no route does', () => {
  expect(matchRoute(table('/Home'), '/nowhere')).toBeUndefined();
});

it('still answers after more addresses than it keeps', () => {
  for (let id = 0; id < 1000; id += 1) expect(matchRoute(ROUTES, `/game/${id}`)?.params.id).toBe(String(id));
  expect(matchRoute(ROUTES, '/Home')?.route.path).toBe('/Home');
});

it('keeps tables apart', () => {
  expect(matchRoute(table('/Home'), '/Home')?.route.path).toBe('/Home');
  expect(matchRoute(table('/:name'), '/Home')?.route.path).toBe('/:name');
});
