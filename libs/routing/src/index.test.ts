import { expect, it } from 'vitest';
import * as door from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'AppLink',
    'ChunkLoadError',
    'NotFoundContext',
    'PageMeta',
    'Redirect',
    'RouteTable',
    'RouteView',
    'SiteActionsContext',
    'SiteRouter',
    'areaRoute',
    'cachedAddress',
    'isReloadPrevented',
    'lazyPage',
    'lazyPart',
    'matchRoute',
    'paths',
    'useCachedAddress',
    'useCurrentRoute',
    'useGoBack',
    'useHasRoute',
    'useIsInPlay',
    'useIsReachable',
    'usePrefetch',
    'usePreventReload',
    'useQueryChange',
    'useReportNotFound',
    'useRouteTable',
    'useSiteActions',
    'yieldToMain',
  ]);
});
