export { AppLink } from './AppLink.tsx';
export type { AppRoute, Destination, RouteHandle } from './AppRoute.ts';
export { ChunkLoadError, type ChunkFailure } from './ChunkLoadError.ts';
export { yieldToMain } from './yieldToMain.ts';
export { isReloadPrevented, usePreventReload } from './preventReload.ts';
export type { HomeSection, HomeSectionProps } from './HomeSection.ts';
export { lazyPage, type Page } from './lazyPage.ts';
export { areaRoute, type AreaPage } from './areaRoute.ts';
export { lazyPart } from './lazyPart.ts';
export { NotFoundContext, useReportNotFound } from './NotFoundContext.ts';
export { cachedAddress } from './cachedAddress.ts';
export * as paths from './paths.ts';
export { PageMeta } from './PageMeta.tsx';
export { Redirect } from './Redirect.tsx';
export {
  matchRoute,
  RouteTable,
  useCurrentRoute,
  useIsInPlay,
  useCachedAddress,
  useRouteTable,
} from './RouteTable.ts';
export { RouteView } from './RouteView.tsx';
export type { SearchResultsProps, SearchSource } from './SearchSource.ts';
export { useGoBack } from './useGoBack.ts';
export { useHasRoute } from './useHasRoute.ts';
export { SiteActionsContext, useSiteActions, type SiteActions } from './SiteActions.ts';
export { usePrefetch } from './usePrefetch.ts';
export { useIsReachable } from './useIsReachable.ts';
export { useQueryChange } from './useQueryChange.ts';
