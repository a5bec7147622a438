import { depositedQueries, profileQueries } from '@baize/player';
import { useIsPlayer } from '@baize/session';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PAYMENT_POLL_MS } from '../payment/PAYMENT_POLL_MS.ts';
import { paymentQueries, type PendingPayment } from '../payment/paymentQueries.ts';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';

/**
 * The player's deposits or withdrawals that are waiting for a decision (spec 3/2.money/4), amounts in minor units. Polled
 * while there are any; after a decision the balance and the limits are refetched, so that they include a payment
 * approved in another window. A visitor has none: nothing is requested, and `data` is undefined. `error`
 * is an `ApiError`.
 */
export function usePendingPayments(direction: PaymentDirection): UseQueryResult<PendingPayment[]> {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...paymentQueries.pending(direction),
    enabled: useIsPlayer(),
    refetchInterval: ({ state }) => (state.data?.length ? PAYMENT_POLL_MS : false),
    refetchOnWindowFocus: ({ state }) => Boolean(state.data?.length),
  });
  const ids = (query.data ?? []).map(({ id }) => id).join();
  const before = useRef('');
  useEffect(() => {
    const wasDecided = before.current !== '' && before.current !== ids;
    before.current = ids;
    if (!wasDecided) return;
    void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
    void queryClient.invalidateQueries({ queryKey: depositedQueries.all().queryKey });
    void queryClient.invalidateQueries({ queryKey: paymentQueries.depositLimits().queryKey });
  }, [ids, queryClient]);
  return query;
}
