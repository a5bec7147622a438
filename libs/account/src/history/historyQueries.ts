import { api, ApiError, call, decoder, staleTime } from '@baize/api';
import { playerKey } from '@baize/session';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { decodeHistoryPage } from './decodeHistoryPage.ts';
import type { HistoryList, HistoryQuery } from './HistoryList.ts';

/** A payment method to filter the finance list by. */
export interface MethodChoice {
  id: number;
  name: string;
}

const { list, number, row, text } = decoder;

const decodeMethods = list(row<MethodChoice>({ id: number, name: text }, 'id', 'name'));

/** Removes empty filters: a type, a status and a method are sent only above 0 (spec 3/history/4). */
export const withoutEmpty = (query: HistoryQuery): HistoryQuery =>
  Object.fromEntries(
    Object.entries(query as unknown as Record<string, string | number | undefined>).filter(
      ([, value]) => value !== undefined && value !== '' && value !== 0,
    ),
  ) as unknown as HistoryQuery;

export const historyQueries = {
  /** All of the player's lists: invalidate this after an action that adds a row. */
  all: () => [...playerKey, 'history'] as const,
  page: <Row extends object>({ id, fetchPage, decode }: HistoryList<Row>, query: HistoryQuery) =>
    queryOptions({
      queryKey: [...historyQueries.all(), id, withoutEmpty(query)],
      queryFn: async ({ signal }) =>
        decodeHistoryPage(await fetchPage(withoutEmpty(query), signal), decode, query.page),
      /* A history is opened to check recent activity; fresh for the moments from a link's touch to its page. */
      staleTime: staleTime.seconds(5),
      placeholderData: keepPreviousData,
    }),
  methods: (type: 1 | 2) =>
    queryOptions({
      queryKey: [...playerKey, 'payment-methods', type],
      queryFn: async ({ signal }) => {
        const reply = await call(
          api.GET('/account/payment-methods', { params: { query: { type } }, signal }),
        );
        const methods = decodeMethods(reply.paymentMethods);
        if (!methods) throw new ApiError('unreadable', { status: 200 });
        return methods;
      },
    }),
};
