import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'AppLink',
    'Redirect',
    'RouteTable',
    'RouteView',
    'lazyPage',
    'matchRoute',
    'useCurrentRoute',
    'usePrefetch',
    'useRouteTable',
  ]);
});
