import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useRoutes } from 'react-router';
import type { AppRoute } from './AppRoute.ts';
import { useRouteTable } from './RouteTable.ts';

interface Props {
  /** Stands around a page that needs login. */
  guard: ComponentType<{ children: ReactNode }>;
  /** Shown while the first page's code is on its way; later the old page stays until the new one is there. */
  fallback: ReactNode;
  /** Stands with the page, in place of the fallback. */
  beside?: ReactNode;
}

/** Shows the page that belongs to the address. */
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
