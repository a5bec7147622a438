/** Headers that describe the reply. All others would affect the whole site, or belong to one connection. */
const KEPT = [
  'accept-ranges',
  'age',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  'x-request-id',
  'x-sandbox-fault',
] as const;

/** Gives a directly opened page or SVG an opaque origin and no script, so that it can't access the site's storage. */
const NO_ORIGIN = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/** The platform's own URLs on the site's host; redirects to anywhere else aren't passed on. */
const OWN_ADDRESS = /^\/_(?:api|media)\/[^\\]*$/;

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/** A platform reply prepared for the visitor; undefined if it redirects elsewhere. */
export function platformReply({ status, headers, body }: Response): Response | undefined {
  const kept: Record<string, string> = { ...NO_ORIGIN };
  for (const name of KEPT) {
    const value = headers.get(name);
    if (value !== null) kept[name] = value;
  }
  if (isRedirect(status)) {
    const location = headers.get('location') ?? '';
    if (!OWN_ADDRESS.test(location)) return undefined;
    kept.location = location;
  }
  return new Response(body, { status, headers: kept });
}
