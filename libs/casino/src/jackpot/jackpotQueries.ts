import { anySignal, api, ApiError, call, decoder, type EgtJackpot, type JackpotTier } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';
import { currencyCode } from './currencyCode.ts';
import { parseAmusementJackpots } from './parseAmusementJackpots.ts';

type TierName = JackpotTier['name'];

/** Cents by tier. */
export type TierAmounts = Partial<Record<TierName, number>>;

const { list, number, oneOf, or, row } = decoder;

const decodeTier = row<JackpotTier>(
  { name: oneOf<TierName>('minor', 'major', 'mega', 'grand'), amount: number },
  'name',
  'amount',
);
const decodeJackpot = row<{ tiers: JackpotTier[] }>({ tiers: or(list(decodeTier), []) });
const decodeJackpots = row<{ jackpots: { tiers: JackpotTier[] }[] }>({
  jackpots: or(list(decodeJackpot), []),
});
const decodeLevels = or(
  list(row<EgtJackpot>({ id: number, currency: or(currencyCode, 'TRY'), amount: number }, 'id', 'amount')),
  [],
);

const REPLY_MS = 10_000;

/**
 * Polling intervals of visible jackpots. The data becomes stale slightly earlier, so that no poll is answered from the
 * cache.
 */
export const JACKPOT_POLL_MS = { platform: 30_000, amusement: 5_000 } as const;
const STALE_MS = { platform: JACKPOT_POLL_MS.platform - 5_000, amusement: JACKPOT_POLL_MS.amusement - 1_000 };

/** Calls the external data service, which isn't the platform: no token, no cookie, no referrer. */
async function fetchAmusement(address: string, signal: AbortSignal) {
  const response = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: anySignal(signal, AbortSignal.timeout(REPLY_MS)),
  });
  if (!response.ok) throw new ApiError('refused', { status: response.status });
  return parseAmusementJackpots(await response.json());
}

export const jackpotQueries = {
  /** The network's four tiers, by name. */
  tiers: () =>
    queryOptions({
      queryKey: ['jackpot-tiers'],
      queryFn: async ({ signal }): Promise<TierAmounts> => {
        const { data } = await call(api.GET('/pragmatic-jackpot/jackpots', { signal }));
        const [jackpot] = decodeJackpots(data)?.jackpots ?? [];
        return Object.fromEntries((jackpot?.tiers ?? []).map(({ name, amount }) => [name, amount]));
      },
      staleTime: STALE_MS.platform,
    }),

  /** EGT's four levels. */
  levels: () =>
    queryOptions({
      queryKey: ['jackpot-levels'],
      queryFn: async ({ signal }) =>
        decodeLevels((await call(api.GET('/egt/jackpots', { signal }))).data)?.slice(0, 4) ?? [],
      staleTime: STALE_MS.platform,
    }),

  /** The levels and their history, from the external data service at `address`. */
  amusement: (address: string) =>
    queryOptions({
      queryKey: ['jackpot-amusement', address],
      queryFn: ({ signal }) => fetchAmusement(address, signal),
      staleTime: STALE_MS.amusement,
      retry: 0,
    }),
};
