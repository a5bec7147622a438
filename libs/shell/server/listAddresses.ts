import type { AppRoute } from '@baize/routing';

export interface Addresses {
  /** Public pages with a fixed URL; some are marked as not to be indexed. */
  open: string[];
  /** Patterns of public pages with URL parameters. */
  patterns: string[];
  /** Players-only pages: complete URLs, and prefixes that end with a slash. */
  closed: string[];
}

type Route = Pick<AppRoute, 'path' | 'player'>;

const OPTIONAL = /\/:\w+\?/g;
/** The part of a path before its first parameter, including the slash. */
const fixedPart = (path: string) => path.replace(/:.*$/, '');
const isFixed = (path: string) => !path.includes(':');
const CATCH_ALL = '*';

/** Lists an app's URLs, from which the site server generates robots.txt and sitemap.xml. */
export function listAddresses(routes: readonly Route[]): Addresses {
  const open = routes.filter(({ player, path }) => !player && path !== CATCH_ALL).map(({ path }) => path);
  return {
    open: open.map((path) => path.replace(OPTIONAL, '')).filter(isFixed),
    patterns: open.filter((path) => !isFixed(path)),
    closed: routes.filter(({ player }) => player).map(({ path }) => fixedPart(path)),
  };
}
