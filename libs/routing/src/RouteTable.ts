import { createContext, use } from 'react';
import { matchRoutes, useLocation, type RouteMatch, type RouteObject } from 'react-router';
import type { AppRoute } from './AppRoute.ts';

const RouteTableContext = createContext<readonly AppRoute[]>([]);

/** Gives the app's routes to links (to prefetch) and to the shell (body class, footer). */
export const RouteTable = RouteTableContext.Provider;

export const useRouteTable = () => use(RouteTableContext);

type Match = Omit<RouteMatch<string, RouteObject>, 'route'> & { route: AppRoute };

/** The row of the table that an address belongs to. */
export function matchRoute(routes: readonly AppRoute[], pathname: string): Match | undefined {
  const match = matchRoutes(routes as unknown as RouteObject[], pathname)?.[0];
  return match as unknown as Match | undefined;
}

/** The row of the table that is being shown, and what its pattern found in the address. */
export function useCurrentMatch(): Match | undefined {
  const { pathname } = useLocation();
  return matchRoute(useRouteTable(), pathname);
}

/** The row of the table that is being shown. */
export const useCurrentRoute = (): AppRoute | undefined => useCurrentMatch()?.route;
