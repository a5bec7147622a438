import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import type { AppRoute } from './AppRoute.ts';

/** The route that an address matches, and its parameters from the address. */
export type Match = Pick<RouteMatch, 'params'> & { route: AppRoute };

type Matches = Map<string, Match | undefined>;

/** More addresses than a visit asks for; only a server gets more. */
const KEPT = 300;
const matchesOf = new WeakMap<readonly AppRoute[], Matches>();

/** A path without parameters outranks all others. Of two routes with the same path the router takes the first. */
const staticMatches = (routes: readonly AppRoute[]): Matches =>
  new Map(
    routes
      .filter(({ path }) => !/[:*?]/.test(path))
      .map((route) => [route.path, { params: {}, route }] as const)
      .reverse(),
  );

/**
 * The route that an address matches, and its parameters; undefined if no route does. To match an address the router
 * compiles and ranks all routes, a millisecond or more on a phone, and every link asks: static paths are looked up in their
 * own spelling, the rest is left to the router, and its answers are kept.
 */
export function matchRoute(routes: readonly AppRoute[], pathname: string): Match | undefined {
  let matches = matchesOf.get(routes);
  if (!matches || matches.size >= KEPT) matchesOf.set(routes, (matches = staticMatches(routes)));
  if (!matches.has(pathname))
    matches.set(
      pathname,
      matchRoutes(routes as unknown as RouteObject[], pathname)?.[0] as unknown as Match | undefined,
    );
  return matches.get(pathname);
}
