import type { AppRoute } from '@baize/routing';

export interface Addresses {
  /** Pages for everybody whose address is fixed; some say of themselves that they shouldn't be indexed. */
  open: string[];
  /** Pages for players only: whole addresses, and beginnings that end with a slash. */
  closed: string[];
}

type Route = Pick<AppRoute, 'path' | 'player'>;

const OPTIONAL = /\/:\w+\?/g;
/** The part of a path before its first parameter, with the slash. */
const fixedPart = (path: string) => path.replace(/:.*$/, '');
const isFixed = (path: string) => !/[:*]/.test(path);

/** What crawlers should know of an app's route table: the site server makes robots.txt and sitemap.xml of it. */
export function listAddresses(routes: readonly Route[]): Addresses {
  return {
    open: routes
      .filter((route) => !route.player)
      .map(({ path }) => path.replace(OPTIONAL, ''))
      .filter(isFixed),
    closed: routes.filter(({ player }) => player).map(({ path }) => fixedPart(path)),
  };
}
