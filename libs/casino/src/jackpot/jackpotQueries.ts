import { api, call, stale, type JackpotTier } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

type TierName = JackpotTier['name'];

/** Whole cents by tier. */
export type TierAmounts = Partial<Record<TierName, number>>;

/** Spec: document 2, section 9. Nobody polls while nobody looks: a hidden tab, or the board off screen, asks nothing. */
const POLL_MS = 30_000;

export const jackpotQueries = {
  tiers: () =>
    queryOptions({
      queryKey: ['jackpot-tiers'],
      queryFn: async ({ signal }): Promise<TierAmounts> => {
        const { data } = await call(api.GET('/pragmatic-jackpot/jackpots', { signal }));
        return Object.fromEntries((data.jackpots[0]?.tiers ?? []).map(({ name, amount }) => [name, amount]));
      },
      staleTime: stale.seconds(25),
      refetchInterval: POLL_MS,
      refetchIntervalInBackground: false,
    }),
};
