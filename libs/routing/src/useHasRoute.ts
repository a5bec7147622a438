import { parsePath } from 'react-router';
import type { AppRoute } from './AppRoute.ts';
import { findRoute, useRouteTable } from './RouteTable.ts';

const CATCH_ALL = '*';
const known = new WeakMap<readonly AppRoute[], Map<string, boolean>>();

/** Whether the app has a page at an address. Called for every menu entry, so results are cached. */
export function useHasRoute(): (href: string) => boolean {
  const routes = useRouteTable();
  return (href) => {
    const answers = known.get(routes) ?? new Map<string, boolean>();
    known.set(routes, answers);
    const path = parsePath(href).pathname ?? '/';
    const answer = answers.get(path);
    if (answer !== undefined) return answer;
    const route = findRoute(routes, path)?.route;
    const isMounted = route !== undefined && route.path !== CATCH_ALL;
    answers.set(path, isMounted);
    return isMounted;
  };
}
