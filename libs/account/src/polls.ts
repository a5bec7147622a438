import { PAYMENT_POLL_MS } from './money/payment/PAYMENT_POLL_MS.ts';

/**
 * How often open pages repeat a request, in ms, and in which tabs: `visible` is each one in the foreground. For tools;
 * pages use the original constants.
 */
export const polls = {
  /** First whether the payment is still pending, then the decision. */
  payment: { everyMs: PAYMENT_POLL_MS, tabs: 'visible' },
} as const;
