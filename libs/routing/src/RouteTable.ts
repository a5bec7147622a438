import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import type { AppRoute } from './AppRoute.ts';
import { cachedAddress } from './cachedAddress.ts';
import { matchRoute, type Match } from './matchRoute.ts';

const RouteTableContext = createContext<readonly AppRoute[]>([]);

/** Provides the app's routes to links (to prefetch) and to the shell (body class, footer). */
export const RouteTable = RouteTableContext.Provider;

export const useRouteTable = () => use(RouteTableContext);

/** The current route, and its parameters from the address. */
export function useCurrentMatch(): Match | undefined {
  const { pathname } = useLocation();
  return matchRoute(useRouteTable(), pathname);
}

/** The current route. */
export const useCurrentRoute = (): AppRoute | undefined => useCurrentMatch()?.route;

/** The part of the current address that markup may depend on, on the server as in the browser (`cachedAddress`). */
export function useCachedAddress(): string {
  const location = useLocation();
  return cachedAddress(matchRoute(useRouteTable(), location.pathname)?.route, location);
}

/** Whether the current page is a running game (spec 2/2.4/1). */
export const useIsInPlay = (): boolean => useCurrentRoute()?.handle?.inPlay === true;
