import type { AppRoute } from '@baize/routing';

export interface Addresses {
  /** Pages for everybody whose address is fixed; some say of themselves that they shouldn't be indexed. */
  open: string[];
  /** Patterns of pages for everybody whose address has parameters. */
  patterns: string[];
  /** Pages for players only: whole addresses, and beginnings that end with a slash. */
  closed: string[];
}

type Route = Pick<AppRoute, 'path' | 'player'>;

const OPTIONAL = /\/:\w+\?/g;
/** The part of a path before its first parameter, with the slash. */
const fixedPart = (path: string) => path.replace(/:.*$/, '');
const isFixed = (path: string) => !path.includes(':');
const CATCH_ALL = '*';

/** What is known of an app's addresses: the site server makes robots.txt and sitemap.xml of it. */
export function listAddresses(routes: readonly Route[]): Addresses {
  const open = routes.filter(({ player, path }) => !player && path !== CATCH_ALL).map(({ path }) => path);
  return {
    open: open.map((path) => path.replace(OPTIONAL, '')).filter(isFixed),
    patterns: open.filter((path) => !isFixed(path)),
    closed: routes.filter(({ player }) => player).map(({ path }) => fixedPart(path)),
  };
}
