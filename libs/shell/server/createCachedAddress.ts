import { matchRoute, cachedAddress, type AppRoute } from '@baize/routing';

/** Number of paths to cache routes for: matching a path against all routes takes a fifth of a millisecond. */
const MAX_PATHS = 500;

/**
 * Normalizes a requested URL to the one that the site server renders and caches: the parts that its route declares
 * (`cachedAddress`, ADR 60). URLs that differ in nothing else share their markup.
 */
export function createCachedAddress(routes: readonly AppRoute[]) {
  const known = new Map<string, AppRoute | undefined>();
  const routeOf = (pathname: string) => {
    if (known.has(pathname)) return known.get(pathname);
    if (known.size >= MAX_PATHS) known.clear();
    const route = matchRoute(routes, pathname)?.route;
    known.set(pathname, route);
    return route;
  };
  return (address: Pick<URL, 'pathname' | 'search'>) => cachedAddress(routeOf(address.pathname), address);
}
