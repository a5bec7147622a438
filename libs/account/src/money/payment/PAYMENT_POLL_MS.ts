/** Polling interval for decisions about payments, in ms, while there are pending ones. */
export const PAYMENT_POLL_MS = 5_000;
