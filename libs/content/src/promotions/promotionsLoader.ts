import { prefetch } from '@baize/api';
import type { AppRoute } from '@baize/routing';

/** Prefetches the list of promotions. */
export const promotionsLoader: NonNullable<AppRoute['loader']> = async (client, { device, language }) => {
  const { promotionQueries } = await import('./promotionQueries.ts');
  return prefetch(client, promotionQueries.list(device, language));
};
