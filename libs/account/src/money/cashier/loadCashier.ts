import { prefetch } from '@baize/api';
import { playerLoader } from '@baize/session';
import { paymentQueries } from '../payment/paymentQueries.ts';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';

/** Requests what the page of deposits or withdrawals shows first, together with the page's code. */
export const loadCashier = (direction: PaymentDirection) =>
  playerLoader((client) =>
    Promise.all([
      prefetch(client, paymentQueries.details(direction)),
      prefetch(client, paymentQueries.pending(direction)),
      ...(direction === 'deposit' ? [prefetch(client, paymentQueries.depositLimits())] : []),
    ]),
  );
