import { createContext, use } from 'react';
import { matchRoutes, useLocation, type RouteMatch, type RouteObject } from 'react-router';
import type { AppRoute } from './AppRoute.ts';
import { cachedAddress } from './cachedAddress.ts';

const RouteTableContext = createContext<readonly AppRoute[]>([]);

/** Provides the app's routes to links (to prefetch) and to the shell (body class, footer). */
export const RouteTable = RouteTableContext.Provider;

export const useRouteTable = () => use(RouteTableContext);

type Match = Omit<RouteMatch<string, RouteObject>, 'route'> & { route: AppRoute };

interface LastMatch {
  pathname: string;
  match: Match | undefined;
}

/** The route that an address matches. The router ranks all routes for each answer: a millisecond or more on a phone. */
export const findRoute = (routes: readonly AppRoute[], pathname: string): Match | undefined =>
  matchRoutes(routes as unknown as RouteObject[], pathname)?.[0] as unknown as Match | undefined;

/* Every part of a page asks for the current route. */
const lastMatches = new WeakMap<readonly AppRoute[], LastMatch>();

/** The same for the current page's address, whose answer is kept until it is asked for another one. */
export function matchRoute(routes: readonly AppRoute[], pathname: string): Match | undefined {
  const last = lastMatches.get(routes);
  if (last?.pathname === pathname) return last.match;
  const match = findRoute(routes, pathname);
  lastMatches.set(routes, { pathname, match });
  return match;
}

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
