/** A provider's page under its policy; its address holds a launch code, so nothing may keep or pass it on. */
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
