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
    'areaRoute',
    'isReloadPrevented',
    'lazyPage',
    'lazyPart',
    'matchRoute',
    'pageAddress',
    'paths',
    'useCurrentRoute',
    'useGoBack',
    'useHasRoute',
    'useIsInPlay',
    'useIsReachable',
    'usePageAddress',
    'usePrefetch',
    'usePreventReload',
    'useQueryChange',
    'useReportNotFound',
    'useRouteTable',
    'useSiteActions',
    'yieldToMain',
  ]);
});
