import type { MiddlewareHandler } from 'hono';
import { randomUUID } from 'node:crypto';
import type { SiteParts } from './SiteServerOptions.ts';
import { routeKind } from './routeKind.ts';
import { readVisit, type SiteServerEnv } from './visit.ts';

/** For this host only: whether all of its subdomains have TLS isn't for one brand's site to decide. */
const A_YEAR_OF_TLS = 'max-age=31536000';

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return URL.canParse(path, 'http://site');
  } catch {
    return false;
  }
}

/**
 * Wraps every request: assigns an id, refuses a malformed URL, counts it, and logs it at level `debug`, without its
 * query. Unexpected failures are logged as errors. If a trusted proxy reports TLS, the host is reachable only by TLS
 * from then on (HSTS).
 */
export function requestMiddleware({
  log,
  metrics,
  trustsProxy,
}: SiteParts): MiddlewareHandler<SiteServerEnv> {
  return async (c, next) => {
    const start = performance.now();
    const visit = readVisit(c, trustsProxy);
    const requestId = visit.requestId ?? randomUUID();
    c.set('requestId', requestId);
    const { method, path } = c.req;
    if (isWellFormed(path)) await next();
    else {
      log.warn({ requestId, method, path, status: 400 }, 'Malformed request');
      c.res = c.text('Bad request', 400, { 'cache-control': 'no-store' });
    }
    if (c.error) log.error({ requestId, method, path, err: c.error }, 'A request failed');
    const { status, headers } = c.res;
    if (!headers.has('x-request-id')) headers.set('x-request-id', requestId);
    if (visit.protocol === 'https') headers.set('strict-transport-security', A_YEAR_OF_TLS);
    const ms = performance.now() - start;
    metrics.requests.observe({ kind: routeKind(path), status }, ms / 1000);
    log.debug({ requestId, method, path, status, ms: Math.round(ms) }, 'Answered');
  };
}
