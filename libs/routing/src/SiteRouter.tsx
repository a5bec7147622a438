import type { i18n as I18n } from 'i18next';
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
} from 'react-router';
import type { AppRoute } from './AppRoute.ts';
import type { PageSkeleton } from './lazyPage.ts';
import { matchRoute } from './matchRoute.ts';

interface Navigation {
  action: NavigationType;
  location: Location;
}

interface Props {
  routes: readonly AppRoute[];
  i18n: I18n;
  children: ReactNode;
}

/** What renders first: of a player's page its skeleton. Back needs the whole page, for the scroll position. */
function firstParts({ page, skeleton }: AppRoute, action: NavigationType): readonly PageSkeleton[] {
  if (!skeleton) return [page];
  return action === NavigationType.Pop ? [skeleton, page] : [skeleton];
}

/**
 * The router of an app in the browser. A page renders in the frame after the press, or as soon as its code has loaded; until
 * then the old page stays. It isn't a transition, which takes its turns with all that loads and with the frames of the
 * old page (ADR 85). A change of only the query or the parameters is one.
 */
export function SiteRouter({ routes, i18n, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setNavigation] = useState<Navigation>(() => ({
    action: history.action,
    location: history.location,
  }));

  useLayoutEffect(() => {
    const routeAt = ({ pathname }: Location) => matchRoute(routes, pathname)?.route;
    let current = routeAt(history.location);
    let latest: Navigation | undefined;
    const stop = history.listen((next) => {
      const route = routeAt(next.location);
      const isSamePage = route === current;
      current = route;
      latest = next;
      if (isSamePage) return startTransition(() => setNavigation(next));
      const parts = route ? firstParts(route, next.action) : [];
      if (parts.every((part) => part.isLoaded(i18n))) return setNavigation(next);
      const show = () => {
        if (latest === next) flushSync(() => setNavigation(next));
      };
      /* Code that fails to load fails again where the page renders, which reports it. */
      void Promise.all(parts.map((part) => part.load(i18n))).then(show, show);
    });
    return () => {
      latest = undefined;
      stop();
    };
  }, [history, routes, i18n]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
