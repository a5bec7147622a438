export type { FreeSpinGame } from '@baize/api';
export { useAvailableFreeSpins } from './bonuses/useAvailableFreeSpins.ts';
export type { PaymentDirection } from './money/payment/PaymentDirection.ts';
export type { PendingPayment } from './money/payment/paymentQueries.ts';
export { usePendingPayments } from './money/pending/usePendingPayments.ts';
export type { Limits, LimitType } from './protection/limits/limitQueries.ts';
export { useLimits } from './protection/limits/useLimits.ts';
