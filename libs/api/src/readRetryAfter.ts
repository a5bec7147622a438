const SECOND = 1000;
/** A longer time is a mistake, and may exceed the dates that a browser can format. */
const LONGEST_MS = 30 * 24 * 60 * 60 * SECOND;

/**
 * Reads `Retry-After`, in seconds or as an HTTP date.
 * @returns ms since 1970; undefined if it's missing or implausible
 */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  const now = Date.now();
  const at = /^\d+$/.test(text)
    ? now + Number(text) * SECOND
    : text.endsWith('GMT')
      ? Date.parse(text)
      : Number.NaN;
  return at - now <= LONGEST_MS ? at : undefined;
}
