import { matchRoute, pageAddress, type AppRoute } from '@baize/routing';

/** Paths whose routes are remembered: the router ranks all routes for each path, which takes a fifth of a millisecond. */
const MOST_PATHS = 500;

/**
 * The address that the site server renders and caches for one that a visitor has asked for: what its route declares
 * (`pageAddress`, ADR 60). All addresses of a page that differ in nothing else share its markup.
 */
export function createPageAddress(routes: readonly AppRoute[]) {
  const known = new Map<string, AppRoute | undefined>();
  const routeOf = (pathname: string) => {
    if (known.has(pathname)) return known.get(pathname);
    if (known.size >= MOST_PATHS) known.clear();
    const route = matchRoute(routes, pathname)?.route;
    known.set(pathname, route);
    return route;
  };
  return (address: Pick<URL, 'pathname' | 'search'>) => pageAddress(routeOf(address.pathname), address);
}
