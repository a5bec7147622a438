/**
 * Replies to requests that the page's inline script started before this script loaded (ADR 3). Each is used once, by
 * the first call with the same URL.
 */
declare global {
  var baizeEarly: Map<string, Promise<Response>> | undefined;
}

/** The early reply for a URL (path and query), if any. It can be taken only once. */
export function takeEarlyReply(url: string): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const key = pathname + search;
  const reply = globalThis.baizeEarly?.get(key);
  globalThis.baizeEarly?.delete(key);
  return reply;
}
