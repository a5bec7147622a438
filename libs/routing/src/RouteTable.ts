import { createContext, use } from 'react';
import { matchRoutes, useLocation, type RouteMatch, type RouteObject } from 'react-router';
import type { AppRoute } from './AppRoute.ts';
import { cachedAddress } from './cachedAddress.ts';

const RouteTableContext = createContext<readonly AppRoute[]>([]);

/** Provides the app's routes to links (to prefetch) and to the shell (body class, footer). */
export const RouteTable = RouteTableContext.Provider;

export const useRouteTable = () => use(RouteTableContext);

type Match = Omit<RouteMatch<string, RouteObject>, 'route'> & { route: AppRoute };

/** More addresses than a visit asks for; only a server gets more. */
const KEPT = 200;
const matchesOf = new WeakMap<readonly AppRoute[], Map<string, Match | undefined>>();

/**
 * The route that an address matches. The router ranks all routes for each answer, a millisecond or more on a phone, and
 * every part of a page and every link asks: answers are kept.
 */
export function matchRoute(routes: readonly AppRoute[], pathname: string): Match | undefined {
  const matches = matchesOf.get(routes) ?? new Map<string, Match | undefined>();
  matchesOf.set(routes, matches);
  if (!matches.has(pathname)) {
    if (matches.size >= KEPT) matches.clear();
    matches.set(pathname, matchRoutes(routes as unknown as RouteObject[], pathname)?.[0] as unknown as Match);
  }
  return matches.get(pathname);
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
