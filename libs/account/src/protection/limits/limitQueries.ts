import { api, ApiError, call, decoder, type Decoder, type LimitChange } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';

/** 1 deposits, 2 bets (spec 3/protection/6). */
export type LimitType = 1 | 2;

export const PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type Period = (typeof PERIODS)[number];

/** Amounts per period in minor units; undefined if not set or unknown. */
export type PeriodAmounts = Partial<Record<Period, number>>;

export interface Limits {
  limits: PeriodAmounts;
  used: PeriodAmounts;
  /** The earliest time at which a limit may be raised, in ms since 1970; undefined if it's possible now. */
  raiseFrom: number | undefined;
}

const money: Decoder<number> = (value) => {
  const minor = parseMoney(value);
  return minor !== undefined && minor >= 0 ? minor : undefined;
};
const amounts = decoder.row<Record<Period, number>>({ daily: money, weekly: money, monthly: money });
const extras = decoder.row<{ used: PeriodAmounts; raise_from: number }>({
  used: amounts,
  raise_from: decoder.moment,
});

/** @throws ApiError (`unreadable`) if the reply has no limits */
export function decodeLimits(reply: { limit?: unknown }): Limits {
  const limits = amounts(reply.limit);
  if (!limits) throw new ApiError('unreadable', { status: 200 });
  const { used = {}, raise_from: raiseFrom } = extras(reply.limit) ?? {};
  return { limits, used, raiseFrom };
}

const path = (type: LimitType) => ({ path: { limitType: type } });

export const limitQueries = {
  all: () => [...playerKey, 'limits'] as const,
  of: (type: LimitType) =>
    queryOptions({
      queryKey: [...limitQueries.all(), type],
      queryFn: async ({ signal }) =>
        decodeLimits(await call(api.GET('/limits/{limitType}', { params: path(type), signal }))),
      staleTime: 0,
    }),
};

/** Sends new limits (spec 3/protection/5). */
export const sendLimits = (type: LimitType, body: LimitChange) =>
  call(api.POST('/limits/{limitType}', { params: path(type), body }));
