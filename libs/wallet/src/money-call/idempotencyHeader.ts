/** The header that makes a call idempotent: it takes effect once, however often it's sent. */
export const idempotencyHeader = (key: string) => ({ header: { 'Idempotency-Key': key } });
