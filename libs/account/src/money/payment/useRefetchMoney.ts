import { depositedQueries, profileQueries } from '@baize/player';
import { useQueryClient } from '@tanstack/react-query';
import { paymentQueries } from './paymentQueries.ts';

/** Refetches data that a payment changes: the balance, pending payments, the use of the limits. */
export function useRefetchMoney(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [
        profileQueries.me().queryKey,
        depositedQueries.all().queryKey,
        paymentQueries.pending('deposit').queryKey,
        paymentQueries.pending('withdrawal').queryKey,
        paymentQueries.depositLimits().queryKey,
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}
