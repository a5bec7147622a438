import type { DeviceId, HomeData } from '@baize/api';
import type { QueryClient } from '@tanstack/react-query';
import { homeQueries } from './homeQueries.ts';
import { readHome } from './readHome.ts';

/** Puts home data that the site server has already into the cache that a page is painted from. */
export function seedHome(queryClient: QueryClient, home: HomeData, device: DeviceId) {
  queryClient.setQueryData(homeQueries.data(device).queryKey, readHome(home));
}
