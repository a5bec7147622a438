import { api, call, decoder, staleTime, type JackpotTier } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';

type TierName = JackpotTier['name'];

/** Cents by tier. */
export type TierAmounts = Partial<Record<TierName, number>>;

const { list, number, oneOf, or, row } = decoder;

const readTier = row<JackpotTier>(
  { name: oneOf<TierName>('minor', 'major', 'mega', 'grand'), amount: number },
  'name',
  'amount',
);
const readJackpot = row<{ tiers: JackpotTier[] }>({ tiers: or(list(readTier), []) });
const readJackpots = row<{ jackpots: { tiers: JackpotTier[] }[] }>({ jackpots: or(list(readJackpot), []) });

/** No polling in a hidden tab, or while the board is off screen. */
const POLL_MS = 30_000;

export const jackpotQueries = {
  tiers: () =>
    queryOptions({
      queryKey: ['jackpot-tiers'],
      queryFn: async ({ signal }): Promise<TierAmounts> => {
        const { data } = await call(api.GET('/pragmatic-jackpot/jackpots', { signal }));
        const [jackpot] = readJackpots(data)?.jackpots ?? [];
        return Object.fromEntries((jackpot?.tiers ?? []).map(({ name, amount }) => [name, amount]));
      },
      staleTime: staleTime.seconds(25),
      refetchInterval: POLL_MS,
      refetchIntervalInBackground: false,
    }),
};
