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
    'SiteActionsContext',
    'isReloadPrevented',
    'lazyPage',
    'lazyPages',
    'lazyPart',
    'matchRoute',
    'pageAddress',
    'useCurrentRoute',
    'useHasRoute',
    'useIsInPlay',
    'useIsReachable',
    'usePageAddress',
    'usePrefetch',
    'usePreventReload',
    'useQueryChange',
    'useRouteTable',
    'useSiteActions',
    'yieldToMain',
  ]);
});
