import { useBrand } from '@baize/brand';
import { useDeviceId } from '@baize/site';
import { useI18n, useLanguage } from '@baize/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { parsePath } from 'react-router';
import { afterPaint } from './afterPaint.ts';
import { matchRoute } from './matchRoute.ts';
import { useRouteTable } from './RouteTable.ts';

/**
 * Prefetches code, texts and data of the page at an address. It starts after the next frame: the press or hover
 * that asks for it is answered first. Failures are ignored until the visit.
 */
export function usePrefetch() {
  const routes = useRouteTable();
  const queryClient = useQueryClient();
  const brand = useBrand();
  const device = useDeviceId();
  const i18n = useI18n();
  const language = useLanguage();
  return useCallback(
    async (to: string) => {
      await afterPaint();
      const { pathname = '/', search } = parsePath(to);
      const match = matchRoute(routes, pathname);
      if (!match) return;
      const { route, params } = match;
      const destination = { params, search: new URLSearchParams(search), brand, device, language };
      Promise.all([
        route.skeleton?.load(i18n),
        route.page.load(i18n),
        route.loader?.(queryClient, destination),
      ]).catch(() => undefined);
    },
    [routes, queryClient, brand, device, i18n, language],
  );
}
