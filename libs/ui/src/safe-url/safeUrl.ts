const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function isAllowed({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/**
 * A URL from a server, if it is safe to open: https, or http on localhost. Relative URLs are resolved against the
 * page's own; without a page, as on a server, they're refused, so a server-rendered component must not use this.
 * @returns the absolute URL, or undefined for anything else (`javascript:`, `data:`, plain http, nonsense)
 */
export function safeUrl(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined;
  const base = globalThis.location?.href;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const secret = url.username !== '' || url.password !== '';
  return isAllowed(url) && !secret ? url.href : undefined;
}
