import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

const routes = entryPoint.accountRoutes({ entries: () => null });

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual(['accountRoutes']);
});

it('requires login on every route', () => {
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter(({ player }) => !player)).toEqual([]);
});
