import { api, call, decoder, staleTime, type Decoder } from '@baize/api';
import { parseMoney } from '@baize/i18n';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';
import { decodePaymentMethod } from '../methods/PaymentMethodData.ts';
import { PAYMENT_TYPES, type PaymentDirection } from './PaymentDirection.ts';

export interface PendingPayment {
  id: number;
  /** Minor units; undefined while unknown. */
  amount?: number;
  /** UTC, in the platform's format. */
  createdAt?: string;
  method?: string;
}

export interface LimitPeriod {
  /** Minor units; undefined if no limit is set. */
  limit?: number;
  used?: number;
}
export type DepositLimits = Record<'daily' | 'weekly' | 'monthly', LimitPeriod>;

const { text, number, row, list } = decoder;
const amount: Decoder<number> = (value) => parseMoney(value);

const category = row<{ id: number; name: string }>({ id: number, name: text }, 'id', 'name');

interface PendingRow {
  id: number;
  amount?: number;
  created_at?: string;
  payment?: { name: string };
}
const pendingRow = row<PendingRow>(
  { id: number, amount, created_at: text, payment: row<{ name: string }>({ name: text }, 'name') },
  'id',
);

type Amounts = Partial<Record<keyof DepositLimits, number>>;
const amounts = row<Amounts>({ daily: amount, weekly: amount, monthly: amount });
const limitRow = row<Amounts & { used?: Amounts }>({
  daily: amount,
  weekly: amount,
  monthly: amount,
  used: amounts,
});

const byId = <Row extends { id: number }>(rows: Row[] | undefined): Row[] => [
  ...new Map((rows ?? []).map((each) => [each.id, each])).values(),
];

const key = (...rest: readonly unknown[]) => [...playerKey, 'payments', ...rest] as const;

async function fetchDetails(direction: PaymentDirection, signal: AbortSignal) {
  const params = { query: { type: PAYMENT_TYPES[direction] } };
  const { categories, methods } = await call(api.GET('/account/payment-details', { params, signal }));
  return { categories: byId(list(category)(categories)), methods: byId(list(decodePaymentMethod)(methods)) };
}

async function fetchPending(direction: PaymentDirection, signal: AbortSignal): Promise<PendingPayment[]> {
  const params = { path: { type: PAYMENT_TYPES[direction] } };
  const { data } = await call(api.GET('/pending-transactions/{type}', { params, signal }));
  return byId(list(pendingRow)(data)).map(({ id, amount: minor, created_at, payment }) => ({
    id,
    amount: minor,
    createdAt: created_at,
    method: payment?.name,
  }));
}

async function fetchLimits(signal: AbortSignal): Promise<DepositLimits> {
  const params = { path: { limitType: 1 as const } };
  const { limit } = await call(api.GET('/limits/{limitType}', { params, signal }));
  const { used = {}, ...set } = limitRow(limit) ?? {};
  const of = (period: keyof DepositLimits) => ({ limit: set[period], used: used[period] });
  return { daily: of('daily'), weekly: of('weekly'), monthly: of('monthly') };
}

/** Queries for the deposit and withdrawal pages (spec 3/7.money/1). */
export const paymentQueries = {
  /** The methods with their categories. */
  details: (direction: PaymentDirection) =>
    queryOptions({
      queryKey: key('details', direction),
      queryFn: ({ signal }) => fetchDetails(direction, signal),
      staleTime: staleTime.minutes(1),
    }),
  /** Payments that are waiting for a decision. */
  pending: (direction: PaymentDirection) =>
    queryOptions({
      queryKey: key('pending', direction),
      queryFn: ({ signal }) => fetchPending(direction, signal),
      staleTime: staleTime.seconds(5),
    }),
  /** The decision about a payment that is no longer pending; null until the platform has one. */
  decision: (direction: PaymentDirection, id: number) =>
    queryOptions({
      queryKey: key('decision', direction, id),
      queryFn: async ({ signal }) =>
        (await import('./fetchDecision.ts')).fetchDecision(direction, id, signal),
      staleTime: 0,
    }),
  /** The player's own deposit limits and their use. */
  depositLimits: () =>
    queryOptions({
      queryKey: key('limits'),
      queryFn: ({ signal }) => fetchLimits(signal),
      staleTime: staleTime.seconds(30),
    }),
};
