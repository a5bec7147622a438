/**
 * Replies to calls that the page's HTML started before this script loaded (ADR 3). Each is used once, by the
 * first call with the same address.
 */
declare global {
  var baizeEarly: Map<string, Promise<Response>> | undefined;
}

/** The early reply for an address (path and query), if any; it can be taken only once. */
export function takeEarlyReply(url: string): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const key = pathname + search;
  const reply = globalThis.baizeEarly?.get(key);
  globalThis.baizeEarly?.delete(key);
  return reply;
}
