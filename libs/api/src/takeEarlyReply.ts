/**
 * Replies that the page's HTML asked for before this script was there (ADR 3). Each is used once, by the first call
 * with the same address.
 */
declare global {
  var baizeEarly: Map<string, Promise<Response>> | undefined;
}

/** The early reply for an address (path and query), or nothing; it is gone afterwards. */
export function takeEarlyReply(url: string): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const key = pathname + search;
  const reply = globalThis.baizeEarly?.get(key);
  globalThis.baizeEarly?.delete(key);
  return reply;
}
