import { parsePath } from 'react-router';
import { matchRoute } from './matchRoute.ts';
import { useRouteTable } from './RouteTable.ts';

const CATCH_ALL = '*';

/** Whether the app has a page at an address. */
export function useHasRoute(): (href: string) => boolean {
  const routes = useRouteTable();
  return (href) => {
    const route = matchRoute(routes, parsePath(href).pathname ?? '/')?.route;
    return route !== undefined && route.path !== CATCH_ALL;
  };
}
