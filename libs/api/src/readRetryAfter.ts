const SECOND = 1000;
/** Longer announcements are a mistake, and no date that a browser can format. */
const LONGEST_MS = 30 * 24 * 60 * 60 * SECOND;

/**
 * When a reply says to come back: its `Retry-After`, in seconds or as an HTTP date.
 * @returns ms since 1970; undefined without one, and for one that can't be meant
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
