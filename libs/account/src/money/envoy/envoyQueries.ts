import { api, ApiError, call, decoder, staleTime } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';

export interface EnvoyBank {
  slug: string;
  name: string;
}
export interface EnvoyAmount {
  code: string;
  /** Minor units. */
  minor: number;
}

const { row, list, text } = decoder;
const SAFE = /^[A-Za-z0-9_-]{1,64}$/;
const safe = (value: unknown) => (typeof value === 'string' && SAFE.test(value) ? value : undefined);

const bank = row<{ slug: string; bank_name: string }>({ slug: safe, bank_name: text }, 'slug', 'bank_name');
const option = row<{ amount: number; ref_code: string }>(
  { amount: (value) => parseMoney(value), ref_code: safe },
  'amount',
  'ref_code',
);

/** Envoy's current banks and amounts (spec 3/7.money/5). */
export const envoyQueries = {
  banks: () =>
    queryOptions({
      queryKey: [...playerKey, 'envoy', 'banks'],
      queryFn: async ({ signal }): Promise<EnvoyBank[]> => {
        const { banks } = await call(api.GET('/account/envoy/bank-list', { signal }));
        const found = (list(bank)(banks) ?? []).map(({ slug, bank_name: name }) => ({ slug, name }));
        return [...new Map(found.map((each) => [each.slug, each])).values()];
      },
      staleTime: staleTime.minutes(5),
    }),
  /** The amounts that a bank currently accepts. */
  amounts: (bankSlug: string) =>
    queryOptions({
      queryKey: [...playerKey, 'envoy', 'amounts', bankSlug],
      queryFn: async ({ signal }): Promise<EnvoyAmount[]> => {
        const params = { path: { bankSlug } };
        const reply = await call(api.GET('/account/envoy/available-payments/{bankSlug}', { params, signal }));
        const found = (list(option)(reply.payments) ?? []).map(({ ref_code: code, amount: minor }) => ({
          code,
          minor,
        }));
        return [...new Map(found.map((each) => [each.code, each])).values()];
      },
      enabled: bankSlug !== '',
      staleTime: staleTime.seconds(30),
    }),
};

const ADDRESSES = { bank: '/account/envoy/pay', qr: '/account/envoy/qr' } as const;
export type EnvoyKind = keyof typeof ADDRESSES;

/**
 * Starts a deposit, even though it's a GET (ADR 13): call it once, from a mutation.
 * @returns the payment window's URL
 */
export async function openEnvoy(kind: EnvoyKind, query: { bank: string; id: string }): Promise<string> {
  const reply = await call(api.GET(ADDRESSES[kind], { params: { query } }));
  const url = text(reply.data?.iframe_url);
  if (!url) throw new ApiError('unreadable', { status: 200 });
  return url;
}
