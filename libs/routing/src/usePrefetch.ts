import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { parsePath } from 'react-router';
import { matchRoute, useRouteTable } from './RouteTable.ts';

/** Fetches code, texts and data of the page behind an address, ahead of the press. A failure waits for the visit. */
export function usePrefetch() {
  const routes = useRouteTable();
  const queryClient = useQueryClient();
  return useCallback(
    (to: string) => {
      const { pathname = '/', search } = parsePath(to);
      const match = matchRoute(routes, pathname);
      match?.route.page.load().catch(() => undefined);
      match?.route.prepare?.(queryClient, { params: match.params, search: new URLSearchParams(search) });
    },
    [routes, queryClient],
  );
}
