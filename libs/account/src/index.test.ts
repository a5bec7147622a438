import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual(['QuickDeposit', 'accountRoutes']);
});

it('needs a login at every address', () => {
  expect(entryPoint.accountRoutes.filter(({ player }) => !player)).toEqual([]);
});
