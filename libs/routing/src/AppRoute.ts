import type { DeviceId } from '@baize/brand';
import type { Language } from '@baize/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Page } from './lazyPage.ts';

/** Where a link leads, as a route's `prepare` sees it. */
export interface Destination {
  params: Params;
  search: URLSearchParams;
  device: DeviceId;
  language: Language;
}

/** One row of an app's route table. A lib exports its rows, an app joins them. */
export interface AppRoute {
  /** A react-router pattern; letters match without regard to case. The spec's menu spelling is canonical. */
  path: string;
  page: Page;
  /** Needs login: a visitor is sent to /login and comes back afterwards. */
  player?: boolean;
  /** A class that the page's body wears while the route is shown. */
  bodyClass?: string;
  /** The page is for looking around and may have the season's decoration: not one with a form, not a game. */
  decorated?: boolean;
  /** How the footer stands: as usual, without its margin, in play, or not at all. */
  footer?: 'flush' | 'in-play' | 'none';
  /**
   * Asks for what the page shows first: when its link is being pointed at, and when the site server paints it. Never
   * rejects; what does not come is asked for again by the page.
   */
  prepare?: (queryClient: QueryClient, destination: Destination) => Promise<unknown>;
  /** The build's names of the page's code (file names without ending): fetched beside the entry of a first visit. */
  chunks?: readonly string[];
}
