import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'AppLink',
    'ChunkLoadError',
    'PageMeta',
    'Redirect',
    'RouteTable',
    'RouteView',
    'freeTask',
    'isPageKept',
    'lazyPage',
    'lazyPart',
    'matchRoute',
    'useCurrentRoute',
    'useKeepPage',
    'useMounted',
    'usePrefetch',
    'useReachable',
    'useRouteTable',
  ]);
});
