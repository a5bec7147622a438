/** The header that makes a call happen once, however often it is sent. */
export const onceHeader = (key: string) => ({ header: { 'Idempotency-Key': key } });
