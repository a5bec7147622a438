import type { Brand } from '@baize/brand';
import type { DeviceId } from '@baize/site';
import type { Language } from '@baize/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Page, PageSkeleton } from './lazyPage.ts';

/** A link's target, as a route's `loader` gets it. */
export interface Destination {
  params: Params;
  search: URLSearchParams;
  brand: Brand;
  device: DeviceId;
  language: Language;
}

/** What the site around a page has to know of it, as react-router's `handle`. */
export interface RouteHandle {
  /** A class on `<body>` while the route is shown. */
  bodyClass?: string;
  /** The page may show seasonal decoration: pages for browsing, not forms or games. */
  decorated?: boolean;
  /** How the footer is shown: with its margin (default), without it, or not at all. */
  footer?: 'flush' | 'none';
  /** The page is a running game: it fills the window, and everything around it is reduced (`useIsInPlay`). */
  inPlay?: boolean;
}

/** One row of an app's route table. A lib exports its rows, an app combines them. */
export interface AppRoute {
  /** A react-router pattern, case-insensitive. The spelling of the spec's menu is canonical. */
  path: string;
  page: Page;
  /** Needs login: a visitor is redirected to /login and returns afterwards. */
  player?: boolean;
  /** For a player's page. */
  skeleton?: PageSkeleton;
  handle?: RouteHandle;
  /**
   * The query parameters that the page's markup depends on. The site server renders and caches a page for each of their
   * values, and hides all others from it (`cachedAddress`, ADR 60).
   */
  cachedQuery?: readonly string[];
  /**
   * Requests the data that the page shows first: when its link is hovered, and when the site server renders it.
   * What fails is requested again by the page, so a rejection is ignored.
   */
  loader?: (queryClient: QueryClient, destination: Destination) => Promise<unknown>;
}
