import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useRoutes } from 'react-router';
import type { AppRoute } from './AppRoute.ts';
import { useRouteTable } from './RouteTable.ts';

interface Props {
  /** Wraps a page that needs login. */
  guard: ComponentType<{ children: ReactNode }>;
  /**
   * Shown while the first page's code loads; on later navigation the old page stays until the new one is ready.
   */
  fallback: ReactNode;
  /** Rendered with the page, not with the fallback. */
  beside?: ReactNode;
}

/** Renders the page that matches the address. */
export function RouteView({ guard: Guard, fallback, beside }: Props) {
  const element = ({ page: { Component }, player }: AppRoute) =>
    player ? <Guard children={<Component />} /> : <Component />;
  const shown = useRoutes(useRouteTable().map((route) => ({ path: route.path, element: element(route) })));
  return (
    <Suspense fallback={fallback}>
      {shown}
      {beside}
    </Suspense>
  );
}
