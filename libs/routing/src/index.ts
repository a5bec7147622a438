export { AppLink } from './AppLink.tsx';
export type { AppRoute, Destination } from './AppRoute.ts';
export { ChunkLoadError, type ChunkFailure } from './ChunkLoadError.ts';
export { isPageKept, useKeepPage } from './keepPage.ts';
export { lazyPage, type Page } from './lazyPage.tsx';
export { Redirect } from './Redirect.tsx';
export { matchRoute, RouteTable, useCurrentRoute, useRouteTable } from './RouteTable.ts';
export { RouteView } from './RouteView.tsx';
export { usePrefetch } from './usePrefetch.ts';
