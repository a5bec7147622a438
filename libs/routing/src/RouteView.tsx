import { Fragment, Suspense, type ComponentType, type PropsWithChildren, type ReactNode } from 'react';
import { useRoutes } from 'react-router';
import type { AppRoute } from './AppRoute.ts';
import { useCurrentRoute } from './RouteTable.ts';

interface Props {
  /** Wraps a page that needs login; `skeleton` is for markup, before it is known who reads it. */
  guard: ComponentType<{ children: ReactNode; skeleton?: ComponentType<PropsWithChildren> }>;
  /**
   * Shown while the first page's code loads; on later navigation the old page stays until the new one is ready.
   */
  fallback: ReactNode;
  /** Wraps every page; mounted again for each route. */
  scope?: ComponentType<{ children: ReactNode }>;
  /** Rendered with the page, not with the fallback. */
  beside?: ReactNode;
}

/** Renders the page that matches the address. */
export function RouteView({ guard: Guard, scope: Scope = Fragment, fallback, beside }: Props) {
  const element = ({ path, page: { Component }, player, skeleton }: AppRoute) => (
    <Scope key={path}>
      {player ? <Guard children={<Component />} skeleton={skeleton?.Component} /> : <Component />}
    </Scope>
  );
  const route = useCurrentRoute();
  /* Only the route that matches: the router would rank all of them once more. */
  const shown = useRoutes(route ? [{ path: route.path, element: element(route) }] : []);
  return (
    <Suspense fallback={fallback}>
      {shown}
      {beside}
    </Suspense>
  );
}
