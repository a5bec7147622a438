import { readRetryAfter } from './readRetryAfter.ts';

const JITTER = { baseMs: 300, capMs: 5_000 };
/** A longer wait, such as for an announced maintenance, is reported at once, so that players get an explanation. */
const RETRY_AFTER_CAP_MS = 10_000;

/**
 * How long to wait before a failed call is retried, with full jitter. The server's `Retry-After` takes precedence.
 *
 * @param attempt The number of attempts before this one.
 * @returns ms; undefined if the server asks for a longer wait than a retry is worth
 */
export function retryWaitMs(attempt: number, response: Response | undefined): number | undefined {
  const retryAt = response && readRetryAfter(response.headers);
  if (retryAt !== undefined) {
    const retryAfter = Math.max(0, retryAt - Date.now());
    return retryAfter <= RETRY_AFTER_CAP_MS ? retryAfter : undefined;
  }
  return (
    JITTER.baseMs +
    Math.random() * (Math.min(JITTER.capMs, JITTER.baseMs * 2 ** (attempt + 1)) - JITTER.baseMs)
  );
}
