import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Page } from './lazyPage.tsx';

/** Where a link leads, as a route's `prepare` sees it. */
export interface Destination {
  params: Params;
  search: URLSearchParams;
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
  /** How the footer stands: as usual, without its margin, in play, or not at all. */
  footer?: 'flush' | 'in-play' | 'none';
  /** Asks for the data of a page whose link is being pointed at. */
  prepare?: (queryClient: QueryClient, destination: Destination) => void;
}
