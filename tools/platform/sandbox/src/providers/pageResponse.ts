/**
 * A provider's page with its CSP; its URL has a launch code, so it must not be cached or sent as referrer.
 */
export const pageResponse = (page: string, policy: string): Response =>
  new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
