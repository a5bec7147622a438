import { prefetch } from '@baize/api';
import type { Destination } from '@baize/routing';
import type { QueryClient } from '@tanstack/react-query';
import { exploreQueries } from '../explore/exploreQueries.ts';
import { homeQueries } from './homeQueries.ts';

/** Prefetches what the home page shows first: its own data and the shortcut tiles. */
export const prepareHome = (queryClient: QueryClient, { device, language }: Destination) =>
  Promise.all([
    prefetch(queryClient, homeQueries.data(device)),
    prefetch(queryClient, exploreQueries.tiles(device, language)),
  ]);
